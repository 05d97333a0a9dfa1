import { type PlayKind, POSITIONS, type PositionCode } from '@/lib/domain/football/positions';
import {
  scoredStatisticsWithPartsSummed,
  statisticTotalOfTerm,
} from '@/lib/domain/football/scoring';
import {
  type GameStats,
  STATISTIC_FIELDS,
  STATISTICS,
  type Statistic,
  storedFieldsOfStatistic,
} from '@/lib/domain/football/statistics';
import { statisticCountText, statisticWordForms } from './football';
import { countText, listOfText } from './numbers';

const yards = (number: number) => countText(number, 'yard');

const countOf = (stats: GameStats, field: Statistic): number =>
  statisticTotalOfTerm({ fields: [field] }, stats);

type Tell = (stats: GameStats) => string;
type WithTheBall = { main: readonly Statistic[]; tell: Tell };

/** Describes each kind of play: as a verb with its statistics, or as a list of counts. */
const PLAYS: Readonly<Record<PlayKind, WithTheBall | { verb: string }>> = {
  passing: {
    main: ['PassingYards'],
    tell: (stats) => `threw for ${yards(countOf(stats, 'PassingYards'))}`,
  },
  rushing: { main: ['RushingYards'], tell: rushing },
  receiving: { main: ['Receptions', 'ReceivingYards'], tell: receiving },
  kicking: { verb: 'made' },
  defending: { verb: 'had' },
};

function rushing(stats: GameStats): string {
  const gained = countOf(stats, 'RushingYards');
  return gained < 0 ? `lost ${yards(-gained)} running` : `ran for ${yards(gained)}`;
}

function receiving(stats: GameStats): string {
  const length = countOf(stats, 'ReceivingYards');
  const gained = length < 0 ? `a loss of ${yards(-length)}` : yards(length);
  return `caught ${statisticCountText('Receptions', countOf(stats, 'Receptions'))} for ${gained}`;
}

/** "2 touchdowns" for each statistic that isn't 0. */
const countsInSentence = (stats: GameStats, fields: readonly Statistic[]) =>
  fields
    .filter((field) => countOf(stats, field) !== 0)
    .map((field) => statisticCountText(field, countOf(stats, field)));

const fieldsOfPlay = (play: PlayKind) =>
  STATISTIC_FIELDS.filter((field) => STATISTICS[field].play === play);

/** Mentions a position's own kind of play even at zero, and others only if there were any. */
function withTheBall(position: PositionCode, stats: GameStats): string {
  const plays = POSITIONS[position].plays.flatMap((play: PlayKind, index) => {
    const telling = PLAYS[play];
    const fields = fieldsOfPlay(play);
    if ('verb' in telling || (index > 0 && fields.every((field) => countOf(stats, field) === 0)))
      return [];
    const { main, tell } = telling;
    const others = fields.filter((field) => !main.includes(field));
    const more = countsInSentence(stats, others);
    return [more.length === 0 ? tell(stats) : `${tell(stats)} with ${listOfText(more)}`];
  });
  return listOfText(plays);
}

/**
 * Mentions every statistic that the position scores with, including zeros. Of the parts of a sum it
 * mentions those above 0, or that there are none.
 */
function inARow(position: PositionCode, stats: GameStats): string {
  return listOfText(
    scoredStatisticsWithPartsSummed([position]).flatMap((whole) => {
      const fields = storedFieldsOfStatistic(whole);
      if (fields.length === 1) return [statisticCountText(whole, countOf(stats, fields[0]))];
      const parts = countsInSentence(stats, fields);
      return parts.length === 0 ? [`no ${statisticWordForms(whole).many}`] : parts;
    }),
  );
}

type ToldGame = {
  readonly game: 'played' | 'bye' | 'canceled' | 'no-game' | 'unknown' | 'unreadable';
  readonly stats: GameStats;
};

/** Below a team's tables, which leave out the players whose stored numbers are unreadable. */
export const unreadablePlayersText = (names: readonly string[]): string =>
  `We can’t read the numbers of ${listOfText(names)}, so they’re missing here.`;

const cannotReadGame = (name: string, week: number): string =>
  `We can’t read ${name}’s numbers for week ${week}. The game is stored, but something in it ` +
  'is broken. Please tell your teacher.';

/**
 * A box-score row in plain words, for example "Geno Smith threw for 328 yards with 2 touchdowns and
 * lost 3 yards running."
 */
export function boxScoreSentence(
  name: string,
  position: PositionCode,
  week: number,
  { game, stats }: ToldGame,
): string {
  if (game === 'unknown') return 'We have no data for this player. The points are 0.';
  if (game === 'unreadable') return cannotReadGame(name, week);
  if (game === 'canceled')
    return `The NFL canceled ${name}’s game in week ${week}, so every number is 0.`;
  if (game === 'bye')
    return `${name} had a bye in week ${week}: the team had no game, so every number is 0.`;
  if (game === 'no-game')
    return (
      `${name} has no numbers for week ${week}, although the team played. ` +
      'So every number is 0.'
    );
  const own = PLAYS[POSITIONS[position].plays[0]];
  return 'verb' in own
    ? `${name} ${own.verb} ${inARow(position, stats)}.`
    : `${name} ${withTheBall(position, stats)}.`;
}
