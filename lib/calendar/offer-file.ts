export const offerCalendarFile = ({ id }: { id: string }) => `${id}.ics`;
