import type { ComingWeek } from '@/lib/domain/calendar/clock';
import { count } from './numbers';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayWord = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/** "Tuesday, October 17, at 6:00 AM" on the clocks of the school. */
export function dayAndTime(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(moment);
  return `${day}, at ${timeOf(moment, timeZone)}`;
}

const timeOf = (moment: Date, timeZone: string): string =>
  // Newer versions of the platform put a narrow no-break space before AM.
  new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' }).format(moment).replaceAll('\u202f', ' ');

/** "6:00 AM" of a minute of the day. */
export const timeOfMinute = (minute: number): string => timeOf(new Date(minute * 60_000), 'UTC');

export const weekOpens = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} opens on ${dayAndTime(at, timeZone)}.`;
export const weekIsDue = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} is due on ${dayAndTime(at, timeZone)}.`;
export const weekWasDue = (week: number, at: Date, timeZone: string): string =>
  `Week ${week} was due on ${dayAndTime(at, timeZone)}.`;
export const opensWhenPressed = (week: number): string => `Week ${week} opens when you press the button.`;

type WeekTime = { weekday: number; minute: number };

const each = ({ weekday, minute }: WeekTime): string => `${weekdayWord(weekday)} at ${timeOfMinute(minute)}`;
const both = (times: readonly WeekTime[]): string => times.map(each).join(' and ');

/** A plan by weekday, in a sentence or two. */
export function planInWords({ openings, deadlines }: { openings: readonly WeekTime[]; deadlines: readonly WeekTime[] }): string {
  const due = `It’s due on the next ${deadlines.map(each).join(' or ')}.`;
  return openings.length === 0
    ? `A week opens when you press the button. ${due}`
    : `A week opens every ${both(openings)}. ${due}`;
}

/** The same of a class that plays along: its weeks open with the NFL's. */
export const livePlanInWords = ({ deadlines }: { deadlines: readonly WeekTime[] }): string =>
  `A week opens when the NFL’s games are over. It’s due on the next ${deadlines.map(each).join(' or ')}.`;

/** When the next week opens, after its number. `when` is null where no one knows. */
export function comingOpening(by: ComingWeek['by'], when: string | null, isPaused: boolean): string {
  if (isPaused) return 'after the pause';
  if (by === 'teacher') return 'when you press';
  if (by === 'operator') return when === null ? 'when the person who runs this app opens it' : `from ${when}`;
  return when ?? 'when its games are in';
}

/** "Mon, Nov 30, 3:00 PM". */
export function shortMoment(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(moment);
  return `${day}, ${timeOf(moment, timeZone)}`;
}
/** "Mon, Nov 30". */
export const shortWeekday = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' }).format(moment);
/** "Nov 30". */
export const shortDay = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(moment);

const dayOf = (isoDay: string): string => shortDay(new Date(`${isoDay}T12:00:00Z`), 'UTC');
/** "Nov 25 to Nov 27", or "Jan 18". */
export const daysInWords = (first: string, last: string): string =>
  first === last ? dayOf(first) : `${dayOf(first)} to ${dayOf(last)}`;

/** "New York time." of an IANA name. */
export const zoneInWords = (timeZone: string): string => `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time.`;

export const seasonEnds = (at: Date, timeZone: string): string => `The season ends on ${shortWeekday(at, timeZone)}.`;

export const twoMoreDays = (to: Date, timeZone: string): string => `Two more school days: to ${shortWeekday(to, timeZone)}`;
export const undoUntil = (week: number, at: Date, timeZone: string): string =>
  `Opened week ${week} by mistake? You can close it again until ${timeOf(at, timeZone)}, while no one has answered in it.`;

export const NOTHING_MOVES = 'nothing moves';
export const movesDue = (week: number, due: string): string => `week ${week} is due ${due}`;
export const movesOpening = (week: number, opens: string): string => `week ${week} opens ${opens}`;

export const stillAtWork = (students: number, week: number, due: string | null): string =>
  students === 0
    ? `Everyone has finished week ${week}.`
    : `${count(students, 'student')} ${students === 1 ? 'is' : 'are'} still at work on week ${week}. Their cards stay open${due ? ` and count as late after ${due}` : ' and count as late'}.`;
export const lineupsLock = (week: number, without: number): string =>
  without === 0
    ? `Lineups for week ${week} lock now. Everyone has set one.`
    : `Lineups for week ${week} lock now. ${count(without, 'student')} ${without === 1 ? 'hasn’t' : 'haven’t'} set one and ${without === 1 ? 'gets' : 'get'} one picked.`;
export const newWeekIsDue = (week: number, due: string): string => `Week ${week} is due ${due}.`;
export const CAN_UNDO = 'You can undo for ten minutes, while no one has answered.';

/** What a change does, for a teacher who is about to make it. */
export const dueMoves = (week: number, before: string, after: string): string =>
  `Week ${week} was due ${before}. Now it’s due ${after}.`;
export const dueStays = (week: number, due: string): string => `Week ${week} stays due ${due}.`;
export const openingMoves = (week: number, after: string): string => `Week ${week} opens ${after}.`;
export const openingByHand = (week: number): string => `Week ${week} opens when you press the button.`;
export const becomeLate = (students: number): string => `${count(students, 'student')} will be late.`;
export const becomeInTime = (students: number): string =>
  `${count(students, 'student')} who ${students === 1 ? 'was' : 'were'} late will be on time.`;
export const LATE_STAYS_LATE = 'What was already late stays late.';
export const NO_ONE_CHANGES = 'No one becomes late by this.';
export const pauseDoes = (kind: 'live' | 'replay'): string =>
  kind === 'replay'
    ? 'Students can look at everything and change nothing, and no week opens, until you go on.'
    : 'Students can look at everything and change nothing until you go on. The NFL goes on: its weeks open all the same.';
export const pauseGivesBack = (week: number, due: string): string =>
  `Week ${week} gets the school days of the pause back. It’s due ${due}.`;
export const CLOSES_AGAIN = 'The week is closed again. What students set for its lineup stays.';

/** What another season does, for a teacher who is about to choose it. `due` is null for a class that plays along. */
export const playsFromNowOn = (week: number, season: number, due: string | null): string =>
  due === null
    ? `The class plays along with the NFL from now on: ${week === 0 ? `it’s before week 1 of ${season}` : `week ${week} of ${season} is open`}. You can’t go faster than the NFL.`
    : `The class plays week ${week} of ${season} from now on. It’s due ${due}.`;
export const draftAnew = (students: number): string =>
  `${students === 1 ? 'Your student drafts' : `All ${students} students draft`} a new team, with the same name and look. Points, MVP points, and stickers stay.`;
export const workWaits = (season: number): string =>
  `The work on ${season} is kept. It’s there again when the class comes back to ${season}.`;
export const ALL_GOES_ALONG = 'Teams, lineups, and work all go along.';
export const laterWeeksWait = (week: number): string => `Work on the weeks after week ${week} waits until the class gets there.`;
export const weeksSkipped = (first: number, last: number): string =>
  first === last ? `Week ${first} doesn’t count for anyone.` : `Weeks ${first} to ${last} don’t count for anyone.`;
export const PLAYS_IT_ALREADY = 'The class plays this already. Choose another season or another week.';

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
  'too-late-to-undo': 'Ten minutes are over, so the week stays open.',
  'first-week': 'The first week can’t be closed.',
  'too-many-days-off': 'That’s too many days. Add up to 40 breaks of up to 120 days.',
  'days-off-backwards': 'The last day comes before the first.',
  'too-many-days': 'A week can get up to 60 more school days, and they stay.',
  'plan-count': 'Each opening needs a deadline of its own.',
  'plan-overlap': 'With these days a week would open before the last one is due. Please choose other days.',
} as const;
export const calendarRefusal = (refusal: keyof typeof REFUSALS): string => REFUSALS[refusal];

/** What follows the last week. */
export const afterLastWeek = (due: string | null, isOver: boolean): string[] => [
  ...(due
    ? [isOver ? `Week 18 was due ${due}. Late work still counts.` : `Week 18 is due ${due}. After that, work counts as late.`]
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
  const place = week === 0 ? `${own}, before week 1` : `${own}: week ${week}${season === null ? '' : ' of 18'}`;
  if (paused === 'season') return `${place}, paused with the season`;
  return paused ? `${place}, paused since ${paused.since}` : `${place}, ${due.passed ? 'was due' : 'due'} ${due.text}`;
}

/** Which week comes next, and what it waits for. `when` is null where no one knows. */
export function nextWeekOpens({ week, by }: Pick<ComingWeek, 'week' | 'by'>, when: string | null): string {
  if (by === 'teacher') return `Week ${week} opens when you press`;
  if (by === 'operator') return `Week ${week} is opened by the person who runs this app`;
  return `Week ${week} opens ${when ?? 'when its games are in'}`;
}
