/** The name of the calendar file with an offer's last day, below /offers/. */
export const offerCalendarFile = ({ id }: { id: string }) => `${id}.ics`;
