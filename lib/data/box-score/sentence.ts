import { countOf, type StarterGame } from '@/lib/data/season/games';
import type { PositionCode } from '@/lib/domain/football/positions';
import type { GameStats } from '@/lib/domain/football/scoring';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** `a`, `a and b`, `a, b and c`. */
function listed(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

const yards = (count: number) => counted(count, 'yard', 'yards');

const touchdownsOf = (stats: GameStats, field: string) => {
  const touchdowns = countOf(stats, field);
  return touchdowns === 0 ? '' : ` with ${counted(touchdowns, 'touchdown', 'touchdowns')}`;
};

function passing(stats: GameStats): string {
  return `threw for ${yards(countOf(stats, 'PassingYards'))}${touchdownsOf(stats, 'PassingTouchdowns')}`;
}

function rushing(stats: GameStats): string {
  const count = countOf(stats, 'RushingYards');
  const ran = count < 0 ? `lost ${yards(-count)} running` : `ran for ${yards(count)}`;
  return `${ran}${touchdownsOf(stats, 'RushingTouchdowns')}`;
}

function receiving(stats: GameStats): string {
  const catches = counted(countOf(stats, 'Receptions'), 'pass', 'passes');
  const count = countOf(stats, 'ReceivingYards');
  const gained = count < 0 ? `a loss of ${yards(-count)}` : yards(count);
  return `caught ${catches} for ${gained}${touchdownsOf(stats, 'ReceivingTouchdowns')}`;
}

const PLAYS = {
  passing: { fields: ['PassingYards', 'PassingTouchdowns'], tell: passing },
  rushing: { fields: ['RushingYards', 'RushingTouchdowns'], tell: rushing },
  receiving: { fields: ['Receptions', 'ReceivingYards', 'ReceivingTouchdowns'], tell: receiving },
} as const;
type Play = keyof typeof PLAYS;

/** A position's own kind of play comes first. */
const PLAY_ORDER: Readonly<Record<'QB' | 'RB' | 'WR' | 'TE', readonly [Play, Play, Play]>> = {
  QB: ['passing', 'rushing', 'receiving'],
  RB: ['rushing', 'receiving', 'passing'],
  WR: ['receiving', 'rushing', 'passing'],
  TE: ['receiving', 'rushing', 'passing'],
};

/** The own kind of play is told even at zero, any other only when there was some. */
function offense(position: keyof typeof PLAY_ORDER, stats: GameStats): string {
  const told = PLAY_ORDER[position].filter(
    (play, index) => index === 0 || PLAYS[play].fields.some((field) => countOf(stats, field) !== 0),
  );
  return listed(told.map((play) => PLAYS[play].tell(stats)));
}

const FIELD_GOALS: readonly (readonly [field: string, distance: string])[] = [
  ['FieldGoalsMade0to19', 'under 20 yards'],
  ['FieldGoalsMade20to29', 'of 20 to 29 yards'],
  ['FieldGoalsMade30to39', 'of 30 to 39 yards'],
  ['FieldGoalsMade40to49', 'of 40 to 49 yards'],
  ['FieldGoalsMade50Plus', 'of 50 yards or more'],
];

function kicking(stats: GameStats): string {
  const goals = FIELD_GOALS.flatMap(([field, distance]) => {
    const count = countOf(stats, field);
    return count === 0 ? [] : [`${counted(count, 'field goal', 'field goals')} ${distance}`];
  });
  const extra = counted(countOf(stats, 'ExtraPointsMade'), 'extra point', 'extra points');
  return `made ${listed([extra, ...(goals.length === 0 ? ['no field goals'] : goals)])}`;
}

function defending(stats: GameStats): string {
  return `had ${listed([
    counted(countOf(stats, 'Sacks'), 'sack', 'sacks'),
    counted(countOf(stats, 'Interceptions'), 'interception', 'interceptions'),
    counted(countOf(stats, 'FumblesRecovered'), 'fumble recovered', 'fumbles recovered'),
    counted(countOf(stats, 'Safeties'), 'safety', 'safeties'),
    counted(countOf(stats, 'DefensiveTouchdowns'), 'defensive touchdown', 'defensive touchdowns'),
  ])}`;
}

export const NO_DATA = 'We have no data for this player. The points are 0.';

/** A box-score row in plain words, for instance "Geno Smith threw for 328 yards with 2 touchdowns and lost 3 yards running." */
export function boxScoreSentence(name: string, position: PositionCode, week: number, { game, stats }: StarterGame): string {
  if (game === 'unknown') return NO_DATA;
  if (game === 'bye') return `${name} had a bye in week ${week}: the team had no game, so every number is 0.`;
  if (game === 'no-game') return `${name} has no numbers in week ${week}, although the team played. So every number is 0.`;
  if (position === 'DEF') return `${name} ${defending(stats)}.`;
  if (position === 'K') return `${name} ${kicking(stats)}.`;
  return `${name} ${offense(position, stats)}.`;
}
