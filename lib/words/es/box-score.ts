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

const yards = (number: number) => countText(number, 'yarda');

const countOf = (stats: GameStats, field: Statistic): number =>
  statisticTotalOfTerm({ fields: [field] }, stats);

type Tell = (stats: GameStats) => string;
type WithTheBall = { main: readonly Statistic[]; tell: Tell };

const PLAYS: Readonly<Record<PlayKind, WithTheBall | { verb: string }>> = {
  passing: {
    main: ['PassingYards'],
    tell: (stats) => `lanzó para ${yards(countOf(stats, 'PassingYards'))}`,
  },
  rushing: { main: ['RushingYards'], tell: rushing },
  receiving: { main: ['Receptions', 'ReceivingYards'], tell: receiving },
  kicking: { verb: 'anotó' },
  defending: { verb: 'tuvo' },
};

function rushing(stats: GameStats): string {
  const gained = countOf(stats, 'RushingYards');
  return gained < 0 ? `perdió ${yards(-gained)} corriendo` : `corrió ${yards(gained)}`;
}

function receiving(stats: GameStats): string {
  const length = countOf(stats, 'ReceivingYards');
  const caught = `atrapó ${statisticCountText('Receptions', countOf(stats, 'Receptions'))}`;
  return length < 0
    ? `${caught} con ${yards(-length)} perdida${length === -1 ? '' : 's'}`
    : `${caught} para ${yards(length)}`;
}

const countsInSentence = (stats: GameStats, fields: readonly Statistic[]) =>
  fields
    .filter((field) => countOf(stats, field) !== 0)
    .map((field) => statisticCountText(field, countOf(stats, field)));

const fieldsOfPlay = (play: PlayKind) =>
  STATISTIC_FIELDS.filter((field) => STATISTICS[field].play === play);

function withTheBall(position: PositionCode, stats: GameStats): string {
  const plays = POSITIONS[position].plays.flatMap((play: PlayKind, index) => {
    const telling = PLAYS[play];
    const fields = fieldsOfPlay(play);
    if ('verb' in telling || (index > 0 && fields.every((field) => countOf(stats, field) === 0)))
      return [];
    const { main, tell } = telling;
    const others = fields.filter((field) => !main.includes(field));
    const more = countsInSentence(stats, others);
    return [more.length === 0 ? tell(stats) : `${tell(stats)} con ${listOfText(more)}`];
  });
  return listOfText(plays);
}

function inARow(position: PositionCode, stats: GameStats): string {
  return listOfText(
    scoredStatisticsWithPartsSummed([position]).flatMap((whole) => {
      const fields = storedFieldsOfStatistic(whole);
      if (fields.length === 1) return [statisticCountText(whole, countOf(stats, fields[0]))];
      const parts = countsInSentence(stats, fields);
      const { gender, one } = statisticWordForms(whole);
      return parts.length === 0 ? [`${gender === 'f' ? 'ninguna' : 'ningún'} ${one}`] : parts;
    }),
  );
}

type ToldGame = {
  readonly game: 'played' | 'bye' | 'canceled' | 'no-game' | 'unknown' | 'unreadable';
  readonly stats: GameStats;
};

export const unreadablePlayersText = (names: readonly string[]): string =>
  `No podemos leer los números de ${listOfText(names)}, así que faltan aquí.`;

const cannotReadGame = (name: string, week: number): string =>
  `No podemos leer los números de ${name} en la semana ${week}. El partido está guardado, pero ` +
  'algo está dañado. Avísale a tu profe.';

/** For example "Geno Smith lanzó para 328 yardas con 2 touchdowns y perdió 3 yardas corriendo." */
export function boxScoreSentence(
  name: string,
  position: PositionCode,
  week: number,
  { game, stats }: ToldGame,
): string {
  if (game === 'unknown') return 'No tenemos datos de este jugador. Los puntos son 0.';
  if (game === 'unreadable') return cannotReadGame(name, week);
  if (game === 'canceled')
    return (
      `La NFL canceló el partido de ${name} en la semana ${week}, así que todos los números ` +
      'son 0.'
    );
  if (game === 'bye')
    return `${name} tuvo la semana ${week} libre: su equipo no jugó, así que todos los números son 0.`;
  if (game === 'no-game')
    return (
      `${name} no tiene números en la semana ${week}, aunque su equipo jugó. ` +
      'Por eso todos los números son 0.'
    );
  const own = PLAYS[POSITIONS[position].plays[0]];
  return 'verb' in own
    ? `${name} ${own.verb} ${inARow(position, stats)}.`
    : `${name} ${withTheBall(position, stats)}.`;
}
