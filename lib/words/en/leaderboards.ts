import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import { countText, ordinalText } from './numbers';
import { weekInSentence } from './week-names';

export const BOARDS = {
  howClose: 'How close is it?',
  sameGames: 'Same games',
  allTogether: 'All together',
  onlyYou: 'A team counts once its cards are right. Only you see your level.',
  howYouGot: 'How you got your points',
  team: 'team',
  teams: 'teams',
  aDrawing: 'A drawing. The list below says the same thing in words.',
  notYet: 'not yet',
  cardNotOpened: 'You haven’t opened this week’s score card yet.',
  goToCard: 'Go to my score card',
  earlierWeeks: 'Earlier weeks',
  firstMvpPoints: 'Finish a score card, and your first MVP points will show up here.',
  change: 'Change',
  none: 'none',
  sum: 'Sum',
  minus: 'minus',
  photoFinish: 'Photo finish',
  runFinish: 'Run the photo finish',
  runAgain: 'Run again',
  seeRanks: 'See the ranks',
  rank: 'Rank',
  you: 'you',
  tie: 'tie',
  leaderboards: 'Leaderboards',
  seasonNotStarted: 'The season hasn’t started',
  notInLeague: 'You’re not in a league yet',
  backToDashboard: 'Back to my dashboard',
  afterFirstGames: 'After the first games, you’ll see how the teams in your class are doing.',
  joinFirst: 'Join your class on the dashboard. Then you’ll see its teams here.',
  notOnBoard: 'Not on this board right now',
  whenOnBoard:
    'A team needs at least nine steps in both pairs of weeks. It gets on this board when more ' +
    'of its first tries are right than before.',
  yourTeamNotOnBoard: 'Your team is not on this board right now',
} as const;

/** The tab and the lead of each leaderboard, in the order of the tabs. */
export const BOARD_WORDS = {
  week: {
    tab: 'One week',
    lead: 'A team’s points are the right answers it worked out for the week.',
  },
  season: { tab: 'Season', lead: 'All the points from every week, added up.' },
  mvp: {
    tab: 'MVP points',
    lead:
      'You earn MVP points for finished score cards, graphs, and weeks with all five tasks ' +
      'done.',
  },
  accuracy: {
    tab: 'Most improved',
    lead:
      'Whose first tries are right more often than before? We compare the last two weeks with ' +
      'the two weeks before that.',
  },
} as const;
type BoardKey = keyof typeof BOARD_WORDS;

export const seasonInSentence = (season: number): string => `season ${season}`;

type Choice = { readonly board: BoardKey; readonly week: number | null; readonly finish?: boolean };
/** A leaderboard's title. The latest week has no number, which would need a query first. */
export function boardName({ board, week, finish }: Choice): string {
  const weekName = week === null ? 'latest week' : weekInSentence(week);
  const name =
    board === 'week'
      ? weekName
      : BOARD_WORDS[board].tab.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return finish ? `${name}, photo finish` : name;
}
/** `board` comes from {@link boardName}. */
export const leaderboardsPageTitle = (board: string): string => `Leaderboards: ${board}`;
/** `when` is a week or a season. */
export const teamsOfLeagueLabel = (league: string, when: string): string =>
  `Teams of ${league}, ${when}`;
export const otherTeamsOfLeagueLabel = (league: string): string =>
  `Teams of ${league}, all other ranks`;

/** The unit after a number of points. */
export function boardUnitText(
  board: BoardKey,
  { wholeNumber, numerator }: Pick<MixedNumber, 'wholeNumber' | 'numerator'>,
): string {
  if (board === 'accuracy') return 'better';
  const point = wholeNumber === 1 && numerator === 0 ? 'point' : 'points';
  return board === 'mvp' ? `MVP ${point}` : point;
}

/** For example "A", "A and B", or "A and 2 more". */
export function namesAndMoreText(names: readonly string[]): string {
  const [first = '', second] = names;
  if (second === undefined) return first;
  return names.length === 2 ? `${first} and ${second}` : `${first} and ${names.length - 1} more`;
}

type Place = { readonly rank: number; readonly tied: boolean };
/** For example "You are tied for 2nd of 24 teams". */
export const ownRankText = ({ rank, tied }: Place, teams: number): string =>
  `You are ${tied ? 'tied for ' : ''}${ordinalText(rank)} of ${countText(teams, 'team')}`;
/** For example "You are 3/8 points behind Quick Owls." `unit` is null for a share. */
export const pointsAheadOrBehindText = <Part>(
  gap: Part,
  unit: string | null,
  where: 'behind' | 'ahead',
  teams: Part,
): readonly (string | Part)[] => [
  'You are ',
  gap,
  `${unit === null ? '' : ` ${unit}`} ${where === 'ahead' ? 'ahead of' : 'behind'} `,
  teams,
  '.',
];
export const rankWithTeamNamesLabel = (rank: number, teams: readonly string[]): string =>
  `Rank ${rank}, ${teams.join(', ')}`;

/** `rules` names the class's rules in words that fit into a sentence, such as "level 1". */
export const boardScoringRulesText = (rules: readonly string[]): string =>
  `Same rule for every team: the board uses ${rules.join(' and ')}.`;
/** The same games by the student's own rule and by the class's. */
export const ownAndBoardPointsText = <Part>(own: Part, board: Part): readonly (string | Part)[] => [
  'Your ',
  own,
  ' and the board’s ',
  board,
];
export const ownPointsColumnLabel = (rule: string): string => `you, ${rule}`;
export const boardPointsColumnLabel = (rule: string): string => `board, ${rule}`;
export const pointsOnBoardText = <Part>(counted: Part): readonly (string | Part)[] => [
  counted,
  ' on the board',
];
/** For example "4 1/10 to catch Turbo Robots". */
export const pointsToCatchTeamText = <Part>(gap: Part, team: Part): readonly (string | Part)[] => [
  gap,
  ' to catch ',
  team,
  '.',
];

/** Replaces a sum if there is no score card to add up yet. */
export const cardNotStartedText = (week: number): string =>
  `You haven’t started your score card for week ${week}.`;
export const noCardText = (week: number): string => `You don’t have a score card for week ${week}.`;
export const finishWeekLabel = (week: number): string => `Finish week ${week}`;
export const stepsDoneText = (steps: number): string => `${steps} of ${STEPS_PER_CARD} steps done`;
export const youInWeekText = <Part>(week: number, points: Part): readonly (string | Part)[] => [
  `You in week ${week}: `,
  points,
];

export const ACCURACY_STATES = {
  ranked: 'More of your first tries are right than before. Well done!',
  level: 'This board shows teams that are getting more right on the first try. Yours may be next.',
  few: 'You need at least nine steps in both pairs of weeks. Then your team can get on this board.',
  early: 'This board starts in week 4, when there are two pairs of weeks to compare.',
} as const;
export const weeksComparedText = (from: number, to: number): string => `Weeks ${from} and ${to}`;
export const stepsRightOnFirstTryText = (right: number, tried: number): string =>
  `${right} of ${countText(tried, 'step')} right on the first try`;

/** The helmets start at the beginning of the line, or where they were in the week before. */
type FinishWeek = { readonly week: number; readonly fromStart: boolean };
/** After "Run the photo finish", for screen readers. */
export const runPhotoFinishSuffix = ({ week, fromStart }: FinishWeek): string =>
  fromStart ? `of week ${week} so far` : `from week ${week - 1} to ${week}`;
export const photoFinishIntroText = ({ week, fromStart }: FinishWeek, isLatest: boolean): string =>
  `${fromStart ? `Week ${week}` : `Week ${week - 1} to week ${week}`}${isLatest ? ' so far' : ''}: ` +
  'you and the teams next to you';
export const photoFinishWeeksLabel = ({ week, fromStart }: FinishWeek): string =>
  fromStart ? `Week ${week} so far` : `From week ${week - 1} to week ${week}`;

/** `weeks` is how many earlier weeks there are. */
export const aloneOnBoardText = (weeks: number): string =>
  weeks === 0
    ? 'Until others come, the line is all yours.'
    : `Until others come, here are you and your own ${countText(weeks, 'week')}.`;
export const OWN_WEEKS = {
  first: 'You are the first on this week’s board.',
  title: 'Your weeks',
  best: 'It’s your best week so far.',
  othersCome: 'Other teams show up when their cards are right. Then you’ll see a photo finish.',
} as const;
/** `gap` is above 0. */
export const pointsMoreThanWeekText = <Part>(
  gap: Part,
  week: number,
): readonly (string | Part)[] => [gap, ` more than in week ${week}.`];
export const pointsToOwnEarlierWeekText = <Part>(
  gap: Part,
  week: number,
  isBest: boolean,
): readonly (string | Part)[] => [gap, ` to your ${isBest ? 'best, ' : ''}week ${week}.`];
export const setLineupText = (week: number): string => `Set my lineup for week ${week}`;
export const ownTeamText = (name: string): string => `${name} (you)`;
/** `points` are in words. */
export const pointsInWeekText = (points: string, week: number): string =>
  `${points} in week ${week}`;
export const teamsUpCloseTitle = (teams: number, whole: number): string =>
  `${teams} teams between ${whole} and ${whole + 1}, up close`;
export const gapBetweenTeamsText = <Part>(
  gap: Part,
  from: string,
  to: string,
): readonly (string | Part)[] => [gap, ` from ${from} to ${to}`];

/** `again` if weeks in this class before the time in another class count, too. */
export const pointsCountFromText = ({ week, again }: { week: number; again: boolean }): string =>
  `Your points in this class count ${again ? 'again ' : ''}from week ${week} on. ` +
  'You keep the points you earned before.';
/** Why a team is missing from its class's leaderboard. */
export const weekBegunInOtherClassText = (week: number): string =>
  `You began week ${week} before you joined this class, so your team isn’t on this board. ` +
  'You keep the points you earned.';
