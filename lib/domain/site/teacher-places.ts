import { readWeek } from '../week/week-tasks';

/**
 * The places of a league. `segment` is the part of the address after the league's id; the week grid
 * has none. `byWeek`: it shows one week.
 */
export const LEAGUE_PLACES = [
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

export type LeagueSegment = (typeof LEAGUE_PLACES)[number]['segment'];

const isPlace = (segment: string): boolean =>
  LEAGUE_PLACES.some((place) => place.segment === segment);

/** The week goes along from place to place; a place that cannot show it shows its latest. */
export function placeHref(leagueId: string, segment: string | null, week: number | null): string {
  return `/teacher/leagues/${leagueId}${segment ? `/${segment}` : ''}${week === null ? '' : `?week=${week}`}`;
}

/**
 * Another class, at the place where the teacher is in this one. What belongs to one class alone,
 * such as a student, leads to the class's week.
 */
export function classHref(leagueId: string, path: string, week: string | null): string {
  const [, segment = ''] = /^\/teacher\/leagues\/[^/]+\/([^/]+)/.exec(path) ?? [];
  return placeHref(leagueId, isPlace(segment) ? segment : null, readWeek(week));
}

/** The week that an address asks for, null for the latest and for what cannot be shown. */
export function chosenWeek(asked: string | null, latestWeek: number): number | null {
  const week = readWeek(asked);
  return week !== null && week < latestWeek ? week : null;
}
