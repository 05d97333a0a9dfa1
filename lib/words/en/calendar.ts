import type { ComingWeek } from '@/lib/domain/calendar/clock';
import type { MovedWeek } from '@/lib/domain/calendar/plan';
import { LAST_WEEK } from '@/lib/domain/football/schedule';
import { formatDayAndTime, formatTime } from '@/lib/domain/time/calendar';
import { count, listOf } from './numbers';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayWord = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/** "6:00 AM" of a minute of the day. */
export const timeOfMinute = (minute: number): string =>
  formatTime(new Date(minute * 60_000), 'UTC');

/** Days off that a new class begins with. */
export const HOLIDAY_NAMES = {
  'labor-day': 'Labor Day',
  'columbus-day': 'Columbus Day / Indigenous Peoples’ Day',
  'veterans-day': 'Veterans Day',
  thanksgiving: 'Thanksgiving',
  winter: 'Winter break',
  'king-day': 'Martin Luther King Jr. Day',
  'presidents-day': 'Presidents’ Day',
  'memorial-day': 'Memorial Day',
  juneteenth: 'Juneteenth',
} as const;

export const weekOpens = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} opens on ${formatDayAndTime(at, timeZone)}.`;
export const weekIsDue = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} is due on ${formatDayAndTime(at, timeZone)}.`;
export const weekWasDue = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} was due on ${formatDayAndTime(at, timeZone)}.`;
export const opensWhenPressed = (week: number): string =>
  `Week ${week} opens when you press the button.`;

type WeekTime = { weekday: number; minute: number };

const each = ({ weekday, minute }: WeekTime): string =>
  `${weekdayWord(weekday)} at ${timeOfMinute(minute)}`;
const both = (times: readonly WeekTime[]): string => times.map(each).join(' and ');

/** A plan by weekday, in a sentence or two. */
export function planInWords({
  openings,
  deadlines,
}: {
  openings: readonly WeekTime[];
  deadlines: readonly WeekTime[];
}): string {
  const due = `It’s due on the next ${deadlines.map(each).join(' or ')}.`;
  return openings.length === 0
    ? `A week opens when you press the button. ${due}`
    : `A week opens every ${both(openings)}. ${due}`;
}

/** The same of a class that plays along: its weeks open with the NFL's. */
export const livePlanInWords = ({ deadlines }: { deadlines: readonly WeekTime[] }): string =>
  `A week opens when the NFL’s games are over. It’s due on the next ${deadlines.map(each).join(' or ')}.`;

/** When the next week opens, after its number. `when` is null where no one knows. */
export function comingOpening(
  by: ComingWeek['by'],
  when: string | null,
  isPaused: boolean,
): string {
  if (isPaused) return 'after the pause';
  if (by === 'teacher') return 'when you press';
  if (by === 'operator')
    return when === null ? 'when the person who runs this app opens it' : `from ${when}`;
  return when ?? 'when its games are in';
}

/** "Mon, Nov 30, 3:00 PM". */
export function shortMoment(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(moment);
  return `${day}, ${formatTime(moment, timeZone)}`;
}
/** "Mon, Nov 30". */
export const shortWeekday = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(moment);
/** "Nov 30". */
export const shortDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(moment);

const dayOf = (isoDay: string): string => shortDay(new Date(`${isoDay}T12:00:00Z`), 'UTC');
/** "Nov 25 to Nov 27", or "Jan 18". */
export const daysInWords = (first: string, last: string): string =>
  first === last ? dayOf(first) : `${dayOf(first)} to ${dayOf(last)}`;

/** "New York time." of an IANA name. */
export const zoneInWords = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time.`;

export const seasonEnds = (at: Date, timeZone: string): string =>
  `The season ends on ${shortWeekday(at, timeZone)}.`;

export const twoMoreDays = (to: Date, timeZone: string): string =>
  `Two more school days: to ${shortWeekday(to, timeZone)}`;
export const canClose = (week: number): string =>
  `No one has answered in week ${week} yet, so you can close it again.`;

export const NOTHING_MOVES = 'nothing moves';
export const movesDue = (week: number, due: string): string => `week ${week} is due ${due}`;
export const movesOpening = (week: number, opens: string): string => `week ${week} opens ${opens}`;
/** What days off have moved: the first week, and how many others. */
export const movesAll = (first: string, others: number): string =>
  others === 0
    ? first
    : `${first}, and ${others === 1 ? '1 more week moves' : `${others} more weeks move`}`;

export const stillAtWork = (students: number, week: number, due: string | null): string =>
  students === 0
    ? `Everyone has finished week ${week}.`
    : `${count(students, 'student')} ${students === 1 ? 'is' : 'are'} still at work on week ${week}. Their cards stay open${due ? ` and count as late after ${due}` : ' and count as late'}.`;
/** So many are named; of more, the rest are counted. */
const MOST_NAMES = 8;

/** `without` are those who have set no lineup. */
export function lineupsLock(
  week: number,
  {
    students,
    without,
    isLocked,
  }: { students: number; without: readonly string[]; isLocked: boolean },
): string {
  const all = students === 1 ? 'your one student' : `all ${students} students`;
  const lock = isLocked
    ? `Lineups for week ${week} are locked already.`
    : `Lineups for week ${week} lock now, for ${all}.`;
  if (without.length === 0) return `${lock} Everyone has set one.`;
  const names = without.slice(0, MOST_NAMES);
  const rest = without.length - names.length;
  const who = listOf(rest > 0 ? [...names, `${rest} more`] : names);
  const [havent, get] = without.length === 1 ? ['hasn’t', 'gets'] : ['haven’t', 'get'];
  return `${lock} ${count(without.length, 'student')} ${havent} set one (${who}) and ${get} one picked from a complete team.`;
}
export const seesBoxScores = (week: number): string =>
  `Students see the box scores of week ${week} right away.`;

export const newWeekIsDue = (week: number, due: string, schoolDays: number): string =>
  `Week ${week} is due ${due}. That’s ${schoolDays === 0 ? 'no school day' : count(schoolDays, 'school day')}.${
    schoolDays < 3 ? ' If that’s too soon, give it more days here once it’s open.' : ''
  }`;
export const canCloseUntil = (week: number): string =>
  `You can close week ${week} again until the first student answers in it or hands in a graph. Its lineups stay locked, because students may have seen the box scores.`;
export const AFTER_THE_FIRST_ANSWER =
  'After that it stays open. You can still give it more days or pause the class.';

/** What a change does, for a teacher who is about to make it. */
export const dueMoves = (week: number, before: string, after: string): string =>
  `Week ${week} was due ${before}. Now it’s due ${after}.`;
export const dueStays = (week: number, due: string): string => `Week ${week} stays due ${due}.`;
export const openingMoves = (week: number, after: string): string => `Week ${week} opens ${after}.`;
export const openingByHand = (week: number): string =>
  `Week ${week} opens when you press the button.`;
export const LATER_WEEKS_FOLLOW = 'Weeks after it open once the class goes on.';

/** So many weeks are told one by one. */
const MOST_WEEKS = 3;

/**
 * Every week that a change moves: each with its dates, or the first one with its dates, the others
 * by number, and the season's new end.
 */
export function weeksMove(moved: readonly MovedWeek[], timeZone: string): string[] {
  const [first, ...others] = moved;
  if (!first) return [];
  if (moved.length <= MOST_WEEKS) return moved.map((each) => weekMoves(each, timeZone));
  const last = others.at(-1);
  const [was, ends] = [last?.before.dueAt, last?.after.dueAt];
  const isNewEnd = last?.week === LAST_WEEK && was && ends && was.getTime() !== ends.getTime();
  return [
    weekMoves(first, timeZone),
    `${weekRanges(others.map(({ week }) => week))} ${othersMove(others)}, too.`,
    ...(isNewEnd
      ? [
          `The season ends ${shortWeekday(ends, timeZone)} instead of ${shortWeekday(was, timeZone)}.`,
        ]
      : []),
  ];
}

function weekMoves({ week, before, after }: MovedWeek, timeZone: string): string {
  const instead = (verb: string, was: Date | null, is: Date | null): string[] => {
    if (!is || was?.getTime() === is.getTime()) return [];
    return [
      `${verb} ${shortMoment(is, timeZone)}${was ? ` instead of ${shortMoment(was, timeZone)}` : ''}`,
    ];
  };
  if (!after.opensAt) return openingByHand(week);
  const parts = [
    ...instead('opens', before.opensAt, after.opensAt),
    ...instead('is due', before.dueAt, after.dueAt),
  ];
  return `Week ${week} ${parts.join(' and ')}.`;
}

function othersMove(others: readonly MovedWeek[]): string {
  if (others.every(({ after }) => !after.opensAt)) return 'open when you press the button';
  const isAll = (sign: number) =>
    others.every(({ before, after }) =>
      (['opensAt', 'dueAt'] as const).every((moment) => {
        const [was, is] = [before[moment], after[moment]];
        return was !== null && is !== null && Math.sign(is.getTime() - was.getTime()) !== -sign;
      }),
    );
  if (isAll(1)) return 'move to a later day';
  return isAll(-1) ? 'move to an earlier day' : 'move';
}

/** "Weeks 5 to 8, 10, and 12 to 18". */
function weekRanges(weeks: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const week of weeks) {
    const run = runs.at(-1);
    if (run && run[1] === week - 1) run[1] = week;
    else runs.push([week, week]);
  }
  const words = runs.map(([from, to]) => (from === to ? `${from}` : `${from} to ${to}`));
  return `${weeks.length === 1 ? 'Week' : 'Weeks'} ${listOf(words)}`;
}

export const becomeLate = (students: number): string =>
  `${count(students, 'student')} will be late.`;
export const becomeInTime = (students: number): string =>
  `${count(students, 'student')} who ${students === 1 ? 'was' : 'were'} late will be on time.`;
export const LATE_STAYS_LATE = 'What was already late stays late.';
export const NO_ONE_CHANGES = 'This won’t make anyone late.';
export const pauseDoes = (kind: 'live' | 'replay'): string =>
  kind === 'replay'
    ? 'Students can look at everything and change nothing, and no week opens, until you go on. Then a week that isn’t due yet gets the school days of the pause back, and later weeks move behind it.'
    : 'Students can look at everything and change nothing until you go on. The NFL goes on: its weeks open all the same. A week that isn’t due yet gets the school days of the pause back.';

/** What closing the open week again does. `due` is that of the week before. */
export const weekCloses = (week: number, due: string | null, isLate: boolean): string =>
  `Students no longer see week ${week}. Week ${week - 1} is open again${due ? ` and ${isLate ? 'was' : 'is'} due ${due}` : ''}.`;
export const closedLineups = (week: number): string =>
  `Lineups for week ${week} stay locked, because students may have seen its box scores. What they set for later weeks is kept.`;

/**
 * What another season does, for a teacher who is about to choose it. `due` is null for a class that
 * plays along.
 */
export const playsFromNowOn = (week: number, season: number, due: string | null): string =>
  due === null
    ? `The class plays along with the NFL from now on: ${week === 0 ? `it’s before week 1 of ${season}` : `week ${week} of ${season} is open`}. You can’t go faster than the NFL.`
    : `The class plays week ${week} of ${season} from now on. It’s due ${due}.`;
export const draftAnew = (students: number): string =>
  `${students === 1 ? 'Your student drafts' : `All ${students} students draft`} a new team, with the same name and look. Points, MVP points, and stickers stay.`;
export const workWaits = (season: number): string =>
  `The work on ${season} is kept. It’s there again when the class comes back to ${season}.`;
export const ALL_GOES_ALONG = 'Teams, lineups, and work all go along.';
export const lineupsUpToLock = (week: number): string =>
  `Lineups up to week ${week} are locked from now on.`;
export const lineupsStayLocked = (week: number): string =>
  `Lineups up to week ${week} stay locked, because students have seen those box scores.`;
export const laterWeeksWait = (week: number): string =>
  `Work on the weeks after week ${week} waits until the class gets there.`;
export const weeksSkipped = (first: number, last: number): string =>
  first === last
    ? `Week ${first} doesn’t count for anyone.`
    : `Weeks ${first} to ${last} don’t count for anyone.`;
export const PLAYS_IT_ALREADY =
  'The class plays this already. Choose another season or another week.';

export const NO_SEASON_TO_PLAY =
  'There’s no season to replay yet, so the class waits for its weeks. The person who runs this app can import one.';

export const DAYS_OFF_NEED_A_NAME = 'Please use at most 40 characters.';
export const PAUSE_TOO_LONG = 'Please use at most 200 characters.';
export const ALREADY_ANSWERED = 'Someone has already answered in this week, so it stays open.';
export const weekNotImported = (week: number, season: number): string =>
  `There are no games for week ${week} of ${season} yet. The person who runs this app can import them.`;

const REFUSALS = {
  'not-a-replay': 'This class plays along with the NFL. Its weeks open when the games are over.',
  paused: 'This class is paused. Let it go on first.',
  'season-over': 'The last week is open. No more weeks come after it.',
  'other-week': 'Another week is open by now. Look at the page again.',
  'first-week': 'The first week can’t be closed.',
  'too-many-days-off': 'That’s too many days. Add up to 40 breaks of up to 120 days.',
  'days-off-backwards': 'The last day comes before the first.',
  'too-many-days': 'A week can get up to 60 more school days, and they stay.',
  'plan-count': 'Each opening needs a deadline of its own.',
  'plan-overlap':
    'With these days a week would open before the last one is due. Please choose other days.',
} as const;
export const calendarRefusal = (refusal: keyof typeof REFUSALS): string => REFUSALS[refusal];

/** What follows the last week. */
export const afterLastWeek = (due: string | null, isOver: boolean): string[] => [
  ...(due
    ? [
        isOver
          ? `Week 18 was due ${due}. Late work still counts.`
          : `Week 18 is due ${due}. After that, work counts as late.`,
      ]
    : []),
  'No more weeks open, and there’s no lineup to set. Students can still finish earlier weeks.',
  'When everyone is done, download the gradebook on the Week page, and archive the league in Settings.',
  'To play again, open a new league. It can replay the same season or another one.',
];

/** In other calendars, beside everything else there. */
export const feedOpens = (week: number, league: string): string => `Week ${week} opens (${league})`;
export const feedDue = (week: number, league: string): string => `Week ${week} is due (${league})`;
export const feedDayOff = (name: string): string => (name ? `No school: ${name}` : 'No school');

/** Where one class stands, beside its name. `replayed` is the season that it replays. */
export function classPlace(replayed: number | null, week: number): string {
  const place = week === 0 ? 'Before week 1' : `Week ${week}`;
  return replayed === null ? place : `${place} · replay of ${replayed}`;
}

type ClassClock = {
  /** The one that it replays; null for a class that plays along. */
  season: number | null;
  week: number;
  due: { text: string; passed: boolean };
  /** 'season' where the live season is paused; null while the class goes on. */
  paused: { since: string } | 'season' | null;
};
/** Where one class stands, in its teacher's list. */
export function classClock({ season, week, due, paused }: ClassClock): string {
  const own = season === null ? 'Plays along with the NFL' : `Replays ${season}`;
  const place =
    week === 0 ? `${own}, before week 1` : `${own}: week ${week}${season === null ? '' : ' of 18'}`;
  if (paused === 'season') return `${place}, paused with the season`;
  return paused
    ? `${place}, paused since ${paused.since}`
    : `${place}, ${due.passed ? 'was due' : 'due'} ${due.text}`;
}

/** Which week comes next, and what it waits for. `when` is null where no one knows. */
export function nextWeekOpens(
  { week, by }: Pick<ComingWeek, 'week' | 'by'>,
  when: string | null,
): string {
  if (by === 'teacher') return `Week ${week} opens when you press`;
  if (by === 'operator') return `Week ${week} is opened by the person who runs this app`;
  return `Week ${week} opens ${when ?? 'when its games are in'}`;
}
