import { countOf, type StarterGame } from '@/lib/data/season/games';
import { type Play, POSITIONS, type PositionCode } from '@/lib/domain/football/positions';
import { scoredWholes } from '@/lib/domain/football/scoring';
import {
  fieldsOf,
  type GameStats,
  STATISTIC_FIELDS,
  STATISTICS,
  type Statistic,
  toldCount,
  wordsFor,
} from '@/lib/domain/football/statistics';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const yards = (count: number) => counted(count, 'yard', 'yards');

type Tell = (stats: GameStats) => string;
type WithTheBall = { main: readonly Statistic[]; tell: Tell };

/** How each kind of play is told: with the statistics that the verb takes with it, or as a row of counts. */
const PLAYS: Readonly<Record<Play, WithTheBall | { verb: string }>> = {
  passing: { main: ['PassingYards'], tell: (stats) => `threw for ${yards(countOf(stats, 'PassingYards'))}` },
  rushing: { main: ['RushingYards'], tell: rushing },
  receiving: { main: ['Receptions', 'ReceivingYards'], tell: receiving },
  kicking: { verb: 'made' },
  defending: { verb: 'had' },
};

function rushing(stats: GameStats): string {
  const count = countOf(stats, 'RushingYards');
  return count < 0 ? `lost ${yards(-count)} running` : `ran for ${yards(count)}`;
}

function receiving(stats: GameStats): string {
  const count = countOf(stats, 'ReceivingYards');
  const gained = count < 0 ? `a loss of ${yards(-count)}` : yards(count);
  return `caught ${toldCount('Receptions', countOf(stats, 'Receptions'))} for ${gained}`;
}

/** "2 touchdowns" for each statistic that is not 0. */
const toldCounts = (stats: GameStats, fields: readonly Statistic[]) =>
  fields.filter((field) => countOf(stats, field) !== 0).map((field) => toldCount(field, countOf(stats, field)));

const fieldsOfPlay = (play: Play) => STATISTIC_FIELDS.filter((field) => STATISTICS[field].play === play);

/** The own kind of play is told even at zero, any other only when there was some. */
function withTheBall(position: PositionCode, stats: GameStats): string {
  const told = POSITIONS[position].plays.flatMap((play: Play, index) => {
    const telling = PLAYS[play];
    const fields = fieldsOfPlay(play);
    if ('verb' in telling || (index > 0 && fields.every((field) => countOf(stats, field) === 0))) return [];
    const { main, tell } = telling;
    const others = fields.filter((field) => !main.includes(field));
    const more = toldCounts(stats, others);
    return [more.length === 0 ? tell(stats) : `${tell(stats)} with ${listed(more)}`];
  });
  return listed(told);
}

/** Each statistic that the position scores with, zeros included; of the parts of a sum those that are not 0, or that there is none. */
function inARow(position: PositionCode, stats: GameStats): string {
  return listed(
    scoredWholes([position]).flatMap((whole) => {
      const fields = fieldsOf(whole);
      if (fields.length === 1) return [toldCount(whole, countOf(stats, fields[0]))];
      const parts = toldCounts(stats, fields);
      return parts.length === 0 ? [`no ${wordsFor(whole).many}`] : parts;
    }),
  );
}

export const NO_DATA = 'We have no data for this player. The points are 0.';

/** A box-score row in plain words, for instance "Geno Smith threw for 328 yards with 2 touchdowns and lost 3 yards running." */
export function boxScoreSentence(name: string, position: PositionCode, week: number, { game, stats }: StarterGame): string {
  if (game === 'unknown') return NO_DATA;
  if (game === 'bye') return `${name} had a bye in week ${week}: the team had no game, so every number is 0.`;
  if (game === 'no-game') return `${name} has no numbers in week ${week}, although the team played. So every number is 0.`;
  const own = PLAYS[POSITIONS[position].plays[0]];
  return 'verb' in own ? `${name} ${own.verb} ${inARow(position, stats)}.` : `${name} ${withTheBall(position, stats)}.`;
}
