import type { NextWeekOpening } from '@/lib/domain/calendar/clock';
import type { WeekBeforeAndAfter } from '@/lib/domain/calendar/plan';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { timeText } from './dates';
import { countText, listOfText } from './numbers';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

export const weekdayWordText = (weekday: number): string => WEEKDAYS[weekday] ?? '';

/** Turns a minute of the day into "6:00 AM". */
const timeOfMinuteText = (minute: number): string => timeText(new Date(minute * 60_000), 'UTC');

/** The days off that a new class starts with. */
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

type WeekTime = { weekday: number; minute: number };

const each = ({ weekday, minute }: WeekTime): string =>
  `${weekdayWordText(weekday)} at ${timeOfMinuteText(minute)}`;
const both = (times: readonly WeekTime[]): string => times.map(each).join(' and ');

/** A weekday plan in a sentence or two. */
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

/** For a class on the live season, which plans only its deadlines. */
export const livePlanInWords = ({ deadlines }: { deadlines: readonly WeekTime[] }): string =>
  'A week opens when the NFL’s games are over. It’s due on the next ' +
  `${deadlines.map(each).join(' or ')}.`;

/** When the next week opens, after its number. `when` is null if unknown. */
export function whenComingWeekOpensText(
  by: NextWeekOpening['by'],
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
export function shortMomentText(moment: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(moment);
  return `${day}, ${timeText(moment, timeZone)}`;
}
/** "Mon, Nov 30". */
export const shortWeekdayDateText = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  }).format(moment);
/** "Nov 30". */
export const shortMonthAndDayText = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' }).format(moment);

const dayOf = (isoDay: string): string =>
  shortMonthAndDayText(new Date(`${isoDay}T12:00:00Z`), 'UTC');
/** "Mon, Jan 18" */
export const weekdayDateOfIsoDayText = (isoDay: string): string =>
  shortWeekdayDateText(new Date(`${isoDay}T12:00:00Z`), 'UTC');
/** "Jan" */
export const shortMonthOfIsoDayName = (isoDay: string): string => dayOf(isoDay).slice(0, 3);
/** "Mon" */
export const shortWeekdayFromMondayName = (fromMonday: number): string =>
  weekdayWordText((fromMonday + 1) % 7).slice(0, 3);
export const SCHOOL_WEEKS_CHART_LEGEND = {
  weeks: 'Eighteen weeks',
  opens: 'opens',
  due: 'due',
  off: 'no school',
  moved: 'moved',
};

type WeekInWords = {
  week: number;
  state: 'past' | 'now' | 'later';
  opens: string | null;
  due: string | null;
  moved: 'opens-later' | 'due-moved' | null;
};
const MOVED = { 'due-moved': 'due moved', 'opens-later': 'opens later' } as const;
const STATE = { past: 'over', now: 'now', later: null } as const;
/** "Week 6: opens Nov 17, due Nov 23, now". */
export const weekInWords = ({ week, state, opens, due, moved }: WeekInWords): string =>
  `Week ${week}: ` +
  ([opens && `opens ${opens}`, due && `due ${due}`, STATE[state], moved && MOVED[moved]]
    .filter(Boolean)
    .join(', ') || 'not known yet');

/** "Nov 25 to Nov 27", or "Jan 18". */
export const dateRangeText = (first: string, last: string): string =>
  first === last ? dayOf(first) : `${dayOf(first)} to ${dayOf(last)}`;

export const classAndSentenceText = (name: string, sentence: string): string =>
  `${name}: ${sentence}`;
/** The classes that a change affects; `all` is the number of the teacher's classes. */
export const affectedClassNamesText = (
  some: readonly { readonly name: string }[],
  all: number,
): string => (some.length === all ? allClassesText(all) : listOfText(some.map(({ name }) => name)));
export const NOTHING_CHANGES = 'Nothing changes.';

export const DAYS_OFF = {
  title: 'No school on',
  forWhich: 'For which classes',
  snowDay: 'Snow day',
  none: 'No days yet. A week’s opening and deadline wait until school is back.',
  first: 'First day',
  last: 'Last day',
  name: 'What it’s called',
  see: 'See what moves',
  save: 'Save these days',
  saved: 'The calendar is saved.',
  school: 'There is school on these holidays',
  takeOff: 'No school',
  removeTitle: 'Is there school on these days after all?',
  remove: 'Remove these days',
};
export const allClassesText = (classes: number): string => `All ${classes} classes`;
/** A button for a day that is off from one morning to the next. */
export const addSnowDayLabel = (when: 'today' | 'tomorrow'): string => `Snow day ${when}`;
export const removeDaysOffText = (name: string): string => `Remove ${name}`;
export const noSchoolOnLabel = (name: string): string => `No school on ${name}`;

/** "New York time." for the IANA name "America/New_York". */
export const zoneInWords = (timeZone: string): string =>
  `${(timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ')} time.`;

export const seasonEndsText = (at: Date, timeZone: string): string =>
  `The season ends on ${shortWeekdayDateText(at, timeZone)}.`;

/** `to` is a day like "Mon, Nov 30". */
export const twoMoreDaysText = (to: string): string => `${CALENDAR.moreDaysLead} to ${to}`;
export const extendedToDayText = (to: string): string => `To ${to}`;
export const canCloseWeekAgainText = (week: number): string =>
  `No one has answered in week ${week} yet, so you can close it again.`;

export const NOTHING_MOVES = 'nothing moves';
export const movedDeadlineText = (week: number, due: string): string =>
  `week ${week} is due ${due}`;
export const movedOpeningText = (week: number, opens: string): string =>
  `week ${week} opens ${opens}`;
/** The weeks that days off have moved: the first one, and how many others. */
export const movedWeeksSummaryText = (first: string, others: number): string =>
  others === 0
    ? first
    : `${first}, and ${others === 1 ? '1 more week moves' : `${others} more weeks move`}`;

export const stillAtWorkText = (students: number, week: number, due: string | null): string =>
  students === 0
    ? `Everyone has finished week ${week}.`
    : `${countText(students, 'student')} ${students === 1 ? 'is' : 'are'} still at work on ` +
      `week ${week}. Their cards stay ` +
      `open${due ? ` and count as late after ${due}` : ' and count as late'}.`;
/** At most this many names are listed; the rest are counted. */
const MAX_NAMES = 8;

/** `without` are students who haven't set a lineup. */
export function lineupLockEffectText(
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
  const names = without.slice(0, MAX_NAMES);
  const rest = without.length - names.length;
  const who = listOfText(rest > 0 ? [...names, `${rest} more`] : names);
  const [havent, get] = without.length === 1 ? ['hasn’t', 'gets'] : ['haven’t', 'get'];
  return (
    `${lock} ${countText(without.length, 'student')} ${havent} set one (${who}) and ${get} ` +
    'one picked from a complete team.'
  );
}
export const boxScoresVisibleRightAwayText = (week: number): string =>
  `Students see the box scores of week ${week} right away.`;

/** `weekdays` includes days off. */
export const deadlineAndSchoolDayCountText = (
  due: string,
  schoolDays: number,
  weekdays: number,
): string =>
  `${due}. That’s ${countText(schoolDays, 'school day')}${
    schoolDays < weekdays ? ` instead of ${weekdays}, because of days off` : ''
  }.`;
/** When a week would open automatically; `at` is null if it wouldn't. */
export const opensByItselfText = (at: string | null): string =>
  at === null ? 'It opens when you press.' : `It would open by itself ${at}.`;
/** Where a class is in its calendar, beside its name in a list: "with the NFL" or "week 4". */
export function classCalendarStateText(
  kind: 'live' | 'replay',
  week: number,
  isPaused: boolean,
): string {
  if (kind === 'live') return 'with the NFL';
  if (isPaused) return 'paused';
  return week >= FINAL_WEEK ? 'at the end' : `week ${week}`;
}
/** The steps of opening a week: before it, until the first answer, and after that. */
export const weekOpeningStages = (week: number): readonly { title: string; text: string }[] => [
  { title: 'Now', text: 'Nothing has changed yet. You may leave this page.' },
  {
    title: 'Open, no one has answered',
    text:
      `You can close week ${week} again here or on the Calendar page. ` +
      'Its lineups stay locked, because students may have seen the box scores.',
  },
  {
    title: 'From the first answer on',
    text: 'It stays open, and answers stay. You can still give more days or pause the class.',
  },
];
export const WEEK_OPENING = {
  lineups: 'Lineups lock',
  due: 'It’s due',
  dueDay: 'Due on',
  sees: 'They see',
  later: 'Later weeks',
  classes: 'For which classes',
  notNow: 'Not now',
  calendar: 'Calendar',
  noWeek: 'There’s no week to open now. The Calendar page says why.',
};
export const openWeekNowQuestion = (week: number): string => `Open week ${week} now?`;
export const openingEffectsInClassTitle = (name: string): string => `What happens in ${name}`;
export const earlierWeekStaysOpenTitle = (week: number): string => `Week ${week} stays open`;
export const openWeekForStudentCountLabel = (week: number, students: number): string =>
  students === 0 ? `Open week ${week}` : `Open week ${week} for ${students}`;
export const openNowText = (week: number): string => `Open week ${week} now`;
export const closeAgainText = (week: number): string => `Close week ${week} again`;
export const closeQuestion = (week: number): string => `Close week ${week} again?`;
export const closeNowText = (week: number): string => `Close week ${week}`;
export const weekIsOpenNowText = (week: number): string => `Week ${week} is open.`;
export const weekClosedAgainText = (week: number): string => `Week ${week} is closed again.`;

/** The effect of a change, shown before the teacher confirms it. */
export const dueMovesText = (week: number, before: string, after: string): string =>
  `Week ${week} was due ${before}. Now it’s due ${after}.`;
export const dueStaysText = (week: number, due: string): string => `Week ${week} stays due ${due}.`;
export const openingMovesText = (week: number, after: string): string =>
  `Week ${week} opens ${after}.`;
export const openingByHandText = (week: number): string =>
  `Week ${week} opens when you press the button.`;
export const LATER_WEEKS_OPEN_AFTER_PAUSE = 'Weeks after it open once the class goes on.';

/** Up to this many weeks are listed one by one. */
const MAX_WEEKS = 3;

/**
 * Every week that a change moves: each with its dates, or only the first with dates, the others by
 * number, and the season's new end.
 */
export function movedWeeksSentences(
  moved: readonly WeekBeforeAndAfter[],
  timeZone: string,
): string[] {
  const [first, ...others] = moved;
  if (!first) return [];
  if (moved.length <= MAX_WEEKS) return moved.map((each) => weekMoves(each, timeZone));
  const last = others.at(-1);
  const [was, ends] = [last?.before.dueAt, last?.after.dueAt];
  const isNewEnd = last?.week === FINAL_WEEK && was && ends && was.getTime() !== ends.getTime();
  return [
    weekMoves(first, timeZone),
    `${weekRanges(others.map(({ week }) => week))} ${othersMove(others)}, too.`,
    ...(isNewEnd
      ? [
          `The season ends ${shortWeekdayDateText(ends, timeZone)} instead of ` +
            `${shortWeekdayDateText(was, timeZone)}.`,
        ]
      : []),
  ];
}

function weekMoves({ week, before, after }: WeekBeforeAndAfter, timeZone: string): string {
  const instead = (verb: string, was: Date | null, is: Date | null): string[] => {
    if (!is || was?.getTime() === is.getTime()) return [];
    return [
      `${verb} ` +
        `${shortMomentText(is, timeZone)}${was ? ` instead of ${shortMomentText(was, timeZone)}` : ''}`,
    ];
  };
  if (!after.opensAt) return openingByHandText(week);
  const parts = [
    ...instead('opens', before.opensAt, after.opensAt),
    ...instead('is due', before.dueAt, after.dueAt),
  ];
  return `Week ${week} ${parts.join(' and ')}.`;
}

function othersMove(others: readonly WeekBeforeAndAfter[]): string {
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
  return `${weeks.length === 1 ? 'Week' : 'Weeks'} ${listOfText(words)}`;
}

export const studentsBecomeLateText = (students: number): string =>
  `${countText(students, 'student')} will be late.`;
export const studentsBecomeOnTimeText = (students: number): string =>
  `${countText(students, 'student')} who ${students === 1 ? 'was' : 'were'} late will be on time.`;
export const LATE_STAYS_LATE = 'What was already late stays late.';
export const NO_ONE_BECOMES_LATE = 'This won’t make anyone late.';
export const pauseDoesText = (kind: 'live' | 'replay'): string =>
  kind === 'replay'
    ? 'Until you end the pause, students can look at everything but can’t change anything, and ' +
      'no week opens. After that, a week that isn’t due yet gets the school days of the pause ' +
      'back, and later weeks move behind it.'
    : 'Until you end the pause, students can look at everything but can’t change anything. ' +
      'The NFL goes on: its weeks open all the same. A week that isn’t due yet gets the ' +
      'school days of the pause back.';

/** The effect of closing the open week again. `due` is the previous week's. */
export const weekClosesText = (week: number, due: string | null, isLate: boolean): string =>
  `Students no longer see week ${week}. Week ${week - 1} is open ` +
  `again${due ? ` and ${isLate ? 'was' : 'is'} due ${due}` : ''}.`;
export const lineupsAfterClosingText = (week: number): string =>
  `Lineups for week ${week} stay locked, because students may have seen its box scores. ` +
  'What they set for later weeks is kept.';

/** The effect of choosing another season. `due` is null for a class that plays along. */
export const playsFromNowOnText = (week: number, season: number, due: string | null): string =>
  due === null
    ? 'The class plays along with the NFL from now on: ' +
      `${week === 0 ? `it’s before week 1 of ${season}` : `week ${week} of ${season} is open`}. ` +
      'You can’t go faster than the NFL.'
    : `The class plays week ${week} of ${season} from now on. It’s due ${due}.`;
/** Both texts are about some or all of the class's students. */
export const draftAnewText = (drafting: number, all: number): string =>
  `${drafting < all ? countText(drafting, 'student') : wholeClass(all)} ` +
  `${drafting === 1 ? 'drafts' : 'draft'} a new team, ` +
  'with the same name and look. Points, MVP points, and stickers stay.';
export const teamsComeBackText = (returning: number, all: number, season: number): string =>
  `${returning < all ? countText(returning, 'student') : wholeClass(all)} ` +
  `${returning === 1 ? 'gets' : 'get'} the teams, lineups, and work of ${season} back.`;
const wholeClass = (students: number): string =>
  students === 1 ? 'Your student' : `All ${students} students`;
export const workOnSeasonIsKeptText = (season: number): string =>
  `The work on ${season} is kept. It’s there again when the class comes back to ${season}.`;
export const ALL_GOES_ALONG = 'Teams, lineups, and work all go along.';
export const lineupsLockUpToWeekText = (week: number): string =>
  `Lineups up to week ${week} are locked from now on.`;
export const lineupsStayLockedText = (week: number): string =>
  `Lineups up to week ${week} stay locked, because students have seen those box scores.`;
export const laterWorkWaitsText = (week: number): string =>
  `Work on the weeks after week ${week} waits until the class gets there.`;
export const weeksSkippedText = (first: number, last: number): string =>
  first === last
    ? `Week ${first} doesn’t count for anyone.`
    : `Weeks ${first} to ${last} don’t count for anyone.`;
export const SEASON_CHOICE_UNCHANGED =
  'The class plays this already. Choose another season or another week.';

export const NO_SEASON_TO_PLAY =
  'There’s no season to replay yet, so the class waits for its weeks. ' +
  'The person who runs this app can import one.';

export const DAYS_OFF_NAME_TOO_LONG = 'Please use at most 40 characters.';
export const PAUSE_SENTENCE_TOO_LONG = 'Please use at most 200 characters.';
export const ALREADY_ANSWERED = 'Someone has already answered in this week, so it stays open.';
export const weekNotImportedText = (week: number, season: number): string =>
  `There are no games for week ${week} of ${season} yet. The person who runs this app can ` +
  'import them.';

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

export const afterLastWeekSentences = (due: string | null, isOver: boolean): string[] => [
  ...(due
    ? [
        isOver
          ? `Week 18 was due ${due}. Late work still counts.`
          : `Week 18 is due ${due}. After that, work counts as late.`,
      ]
    : []),
  'No more weeks open, and there’s no lineup to set. Students can still finish earlier weeks.',
  'When everyone is done, the page “End of the year” has a file for the office, and archives the ' +
    'league.',
  'To play again, open a new league. It can replay the same season or another one.',
];

/** Event titles of the feed that other calendar programs read. */
export const feedOpensTitle = (week: number, league: string): string =>
  `Week ${week} opens (${league})`;
export const feedDueTitle = (week: number, league: string): string =>
  `Week ${week} is due (${league})`;
export const feedDayOffText = (name: string): string => (name ? `No school: ${name}` : 'No school');

/** A class's place in the season, beside its name. `replayed` is the replayed season. */
export function classWeekAndReplayText(replayed: number | null, week: number): string {
  const place = week === 0 ? 'Before week 1' : `Week ${week}`;
  return replayed === null ? place : `${place} · replay of ${replayed}`;
}

type ClassClock = {
  /** The replayed season; null for a class that plays along. */
  season: number | null;
  week: number;
  due: { text: string; passed: boolean };
  /** 'season' if the live season is paused; null if nothing is. */
  paused: { since: string } | 'season' | null;
};
/** A class's state in its teacher's list. */
export function classWeekDueOrPauseText({ season, week, due, paused }: ClassClock): string {
  const own = season === null ? 'Plays along with the NFL' : `Replays ${season}`;
  const place =
    week === 0 ? `${own}, before week 1` : `${own}: week ${week}${season === null ? '' : ' of 18'}`;
  if (paused === 'season') return `${place}, paused with the season`;
  return paused
    ? `${place}, paused since ${paused.since}`
    : `${place}, ${due.passed ? 'was due' : 'due'} ${due.text}`;
}

/** The next week and what it waits for. `when` is null if unknown. */
export function nextWeekOpensText(
  { week, by }: Pick<NextWeekOpening, 'week' | 'by'>,
  when: string | null,
): string {
  if (by === 'teacher') return `Week ${week} opens when you press`;
  if (by === 'operator') return `Week ${week} is opened by the person who runs this app`;
  return `Week ${week} opens ${when ?? 'when its games are in'}`;
}

/** The calendar page. */
export const CALENDAR = {
  now: 'Now',
  beforeFirst: 'Before week 1',
  due: 'Due',
  wasDue: 'Was due',
  nothingYet: 'Nothing yet',
  notKnown: 'Not known',
  nextOpening: 'Next opening',
  nextByItself: 'Next opening, by itself',
  ofTheNfl: 'The calendar is the NFL’s. You can’t go faster.',
  clock: 'The clock',
  running: 'Running',
  moreDaysQuestion: 'Two more school days?',
  moreDaysLead: 'Two more school days:',
  goOn: 'Go on',
  goOnQuestion: 'Go on?',
  seasonOver: 'The season is over',
  lastIsOpen: 'The last week is open',
  whatItDoes: 'What this does',
} as const;
export const weekOrBeforeFirstText = (week: number): string =>
  week === 0 ? CALENDAR.beforeFirst : `Week ${week}`;
export const pausedSinceText = (when: string): string => `Paused since ${when}`;
export const weekAndOpeningText = (week: number, when: string): string => `Week ${week}: ${when}`;
export const quotedPauseSentence = (sentence: string): string => `“${sentence}”`;

export const PAUSE = {
  short: 'Pause',
  withSentence: 'with a sentence',
  question: 'Pause this class?',
  pause: 'Pause the class',
  sentence: 'A sentence for your students',
  hint: 'They see it on their pages. You can leave it empty.',
} as const;

export const PLAN = {
  title: 'The plan',
  pace: 'Weeks of football in a school week',
  one: '1 week',
  two: '2 weeks',
  press: 'When I press',
  opens: 'A week opens',
  secondOpens: 'The second one opens',
  dueOn: 'It’s due on the next',
  see: 'See what moves',
  save: 'Save the plan',
  saved: 'The plan is saved.',
  day: 'Day',
  time: 'Time',
} as const;

export const SUBSCRIBE = {
  title: 'Subscribe',
  address: 'Address for other calendars',
  whoHasIt: 'Whoever has it can read the dates and the league’s name, and nothing about students.',
  newAddress: 'Make a new address',
  oldStops: 'The old one stops working right away.',
  explained:
    'Show the weeks in your own calendar or on your school’s page. They stay up to date there.',
  make: 'Make an address',
} as const;

export const WALL_CALENDAR = {
  week: 'Week',
  opens: 'Opens',
  due: 'Due',
  noSchool: 'No school',
} as const;
