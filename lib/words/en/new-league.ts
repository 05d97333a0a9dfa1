import { LAST_WEEK } from '@/lib/domain/football/schedule';

/** For a new league, and for a class that changes its season. */
export const SEASON_CHOICE = {
  legend: 'Which season does the class play?',
  thisWeek: 'this week',
  playAlong: 'Play along with the NFL',
  noFaster: 'The calendar is the NFL’s: you can’t go faster.',
  replay: 'Replay a season, any week you like',
  realGames: 'Real games, at your class’s pace. Nothing of a later week is ever shown.',
  season: 'Season',
  startAt: 'Start at',
  ownCalendar: 'Your own calendar: holidays, pauses, one or two weeks a school week.',
  whatHappens: 'What happens:',
  another: 'Play another season',
  fromNowOn: 'Which season does the class play from now on?',
  seeWhatHappens: 'See what happens',
  whatThisDoes: 'What this does',
  playsNow: 'The class plays the season you chose.',
  playThis: 'Play this season',
} as const;

export const NEW_LEAGUE = {
  title: 'New league',
  lead: 'One league for each class. You’ll get a join code right away.',
  nameHint: 'Your students will see it. For example, “Room 12, Period 3.”',
  passwordHint: 'You’ll show these words to the class.',
  opening: 'Opening the league…',
  open: 'Open the league',
  backToAll: 'Back to all classes',
} as const;

/** Below the picture of the weeks. */
export const weekTodayText = (week: string): string => `week ${week}, today`;
export const startWeekText = (week: number): string => `Week ${week}`;

/** `due` and `next` are days in words. */
export const replayStartsText = (
  week: number,
  season: string,
  { due, next }: { due: string; next: string },
): string =>
  week < LAST_WEEK
    ? `Week ${week} of ${season} opens today. It’s due ${due}, and week ${week + 1} opens ` +
      `${next}. You can change the plan on the Calendar page.`
    : `Week ${week} of ${season} opens today. It’s due ${due}. ` +
      'You can change the plan on the Calendar page.';
export const liveStartsText = (week: number, season: number): string =>
  `The class starts ${week === 0 ? 'before week 1' : `in week ${week}`} of ${season}, with ` +
  'all classes that play along.';

type LiveSeason = { season: number; week: number; next: string | null; byItself: boolean };
export function liveText({ season, week, next, byItself }: LiveSeason): string {
  const out = week === 0 ? 'Its first week isn’t out yet.' : `Week ${week} is out now.`;
  const now = `The ${season} season${byItself ? ', as it’s played' : ''}. ${out}`;
  if (week >= LAST_WEEK) return `${now} It’s the last one.`;
  if (!byItself) return `${now} The person who runs this app opens the next one.`;
  return `${now} The next one comes out ${next ?? 'when its games are over'}.`;
}
