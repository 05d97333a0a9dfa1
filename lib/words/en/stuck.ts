/** "5 minutes", "over an hour": as rough as a glance needs. */
export const roughTime = (minutes: number): string => (minutes <= 60 ? `${minutes} minutes` : 'over an hour');
