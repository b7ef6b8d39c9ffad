/** The name of an offer's calendar file, below /offers/. */
export const offerCalendarFile = ({ id }: { id: string }) => `${id}.ics`;
