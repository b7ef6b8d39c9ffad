/**
 * What regular hours mean at this moment, beside the number to call; also in the script that keeps it
 * true. The hours themselves are in content/facts.ts and open-hours.ts.
 */
export const hoursWords = {
  open: (until: string) => `Open now, until ${until}`,
  openBriefly: (until: string) => `Open until ${until}`,
  closed: (next: string) => `Next regular visits ${next}`,
  today: "today",
  tomorrow: "tomorrow",
  opens: (day: string, time: string) => `${day} from ${time}`,
} as const;
