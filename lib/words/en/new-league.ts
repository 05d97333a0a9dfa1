import type { FormulaLevel } from '@/lib/domain/football/formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';

/** For a new league, and for a class that changes its season. */
export const SEASON_CHOICE = {
  legend: 'Which season do they play?',
  playAlong: 'Play along with the NFL',
  noFaster: 'The calendar is the NFL’s: you can’t go faster.',
  replay: 'Replay a season',
  realGames: 'Real games, at your own pace. Later weeks stay hidden.',
  season: 'Season',
  startAt: 'Start at',
  firstDay: 'First day',
  today: 'Today',
  whatHappens: 'What happens:',
  another: 'Play another season',
  fromNowOn: 'Which season does the class play from now on?',
  seeWhatHappens: 'See what happens',
  whatThisDoes: 'What this does',
  playsNow: 'The class plays the season you chose.',
  playThis: 'Play this season',
} as const;

export const NEW_LEAGUE = {
  title: 'Set up your classes',
  yourClasses: 'Your classes',
  period: 'Period',
  oneMore: 'One more class',
  hint: 'Students see the name. They type the password once, to join.',
  settings: 'Formulas and settings',
  askEach: 'Three questions choose each student’s level',
  opening: 'Opening…',
  backToAll: 'Back to all classes',
} as const;

export const openLeaguesLabel = (classes: number): string =>
  classes === 1 ? 'Open the league' : `Open ${classes} leagues`;
export const settingsForClassesText = (classes: number): string =>
  classes === 1 ? 'For this class' : `For all ${classes} classes`;
export const startLevelText = (level: FormulaLevel): string => `Everyone starts at level ${level}`;
export const sameSettingsAsClassLabel = (name: string): string => `Same as ${name}`;
/** Names a box of a row below the first, whose label isn't shown again. */
export const laterClassFieldLabel = (field: string, number: number): string =>
  `${field}, class ${number}`;
export const removeNewClassLabel = (number: number): string => `Take class ${number} out`;

/** `opens`, `due` and `next` are moments in words; `on` is null for today. */
export function replayStartsText(
  week: number,
  season: string,
  { on, opens, due, next }: { on: string | null; opens: string; due: string; next: string },
): string {
  const first = `Week ${week} of ${season} opens ${on === null ? 'today' : opens}.`;
  const after = week < FINAL_WEEK ? `, and week ${week + 1} opens ${next}` : '';
  const before = on === null ? '' : ' Students can join and draft before.';
  return `${first}${before} It’s due ${due}${after}. You can change the plan on the Calendar page.`;
}
export const liveStartsText = (week: number, season: number): string =>
  `The class starts ${week === 0 ? 'before week 1' : `in week ${week}`} of ${season}, with ` +
  'all classes that play along.';

type LiveSeason = { season: number; week: number; next: string | null; byItself: boolean };
export function liveSeasonText({ season, week, next, byItself }: LiveSeason): string {
  const out = week === 0 ? 'Its first week isn’t out yet.' : `Week ${week} is out now.`;
  const now = `The ${season} season${byItself ? ', as it’s played' : ''}. ${out}`;
  if (week >= FINAL_WEEK) return `${now} It’s the last one.`;
  if (!byItself) return `${now} The person who runs this app opens the next one.`;
  return `${now} The next one comes out ${next ?? 'when its games are over'}.`;
}
