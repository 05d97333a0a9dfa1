import { parseUncheckedWeekNumber } from '../week/week-tasks';

/**
 * The pages of a league. `segment` follows the league's id in the address (null for the week grid);
 * `byWeek` pages show one week.
 */
export const LEAGUE_PAGES = [
  { segment: null, byWeek: true },
  { segment: 'mistakes', byWeek: true },
  { segment: 'skills', byWeek: false },
  { segment: 'boards', byWeek: false },
  { segment: 'brief', byWeek: true },
  { segment: 'graphs', byWeek: true },
  { segment: 'gradebook', byWeek: true },
  { segment: 'roster', byWeek: false },
  { segment: 'calendar', byWeek: false },
  { segment: 'settings', byWeek: false },
  { segment: 'join', byWeek: false },
] as const satisfies readonly { segment: string | null; byWeek: boolean }[];

export type LeaguePageSegment = (typeof LEAGUE_PAGES)[number]['segment'];

const isPlace = (segment: string): boolean =>
  LEAGUE_PAGES.some((place) => place.segment === segment);

/** The chosen week stays in the link; a page that can't show it shows its latest. */
export function leaguePageHref(
  leagueId: string,
  segment: string | null,
  week: number | null,
): string {
  const page = segment ? `/${segment}` : '';
  return `/teacher/leagues/${leagueId}${page}${week === null ? '' : `?week=${week}`}`;
}

/**
 * The same page of another class. Pages of one class only, such as a student's, lead to the class's
 * week.
 */
export function samePageOfOtherClassHref(
  leagueId: string,
  path: string,
  week: string | null,
): string {
  const [, segment = ''] = /^\/teacher\/leagues\/[^/]+\/([^/]+)/.exec(path) ?? [];
  return leaguePageHref(
    leagueId,
    isPlace(segment) ? segment : null,
    parseUncheckedWeekNumber(week),
  );
}

/** The week in the address; null for the latest week and for one that can't be shown. */
export function chosenEarlierWeek(asked: string | null, latestWeek: number): number | null {
  const week = parseUncheckedWeekNumber(asked);
  return week !== null && week < latestWeek ? week : null;
}
