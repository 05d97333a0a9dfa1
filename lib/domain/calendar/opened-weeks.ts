/** The latest week that was ever open, by the year of the statistics. */
export type OpenedWeeks = Readonly<Record<string, number>>;

/** Records that the weeks up to `week` were open. The number never goes down. */
export function addOpenedWeek(
  opened: OpenedWeeks | undefined,
  statisticsSeason: number,
  week: number,
): OpenedWeeks {
  return { ...opened, [statisticsSeason]: Math.max(week, opened?.[statisticsSeason] ?? 0) };
}
