import {
  gamesUpToWeek,
  listPlayersAtPosition,
  teamAsOfWeek,
} from '@/lib/data/season/starter-games';
import { DEFAULT_FORMULA_LEVEL } from '@/lib/domain/football/formulas';
import { type Lineup, randomLineup, setOrSwapLineupSlotPlayer } from '@/lib/domain/football/lineup';
import {
  isDefense,
  LINEUP_SLOTS,
  mapPositions,
  POSITION_CODES,
  type PositionCode,
  positionOfSlot,
} from '@/lib/domain/football/positions';
import { draftDecision, rosterCounts } from '@/lib/domain/football/roster';
import { scoreGame } from '@/lib/domain/football/scoring';
import { type Rational, rational, sumRationals, ZERO } from '@/lib/domain/numbers/fractions';
import { type RandomSource, shuffled } from '@/lib/domain/numbers/random';
import type { SeasonSnapshot } from '@/lib/nfl/snapshot';

export type DraftedPlayer = { readonly id: number; readonly position: PositionCode };

/**
 * How many of each position a demo team drafts, and how far down the list of good ones it looks.
 */
const WANTED: Readonly<Record<PositionCode, { count: number; among: number }>> = {
  QB: { count: 2, among: 20 },
  RB: { count: 4, among: 40 },
  WR: { count: 4, among: 50 },
  TE: { count: 2, among: 18 },
  K: { count: 2, among: 22 },
  DEF: { count: 2, among: 20 },
};

/** The highest scorers up to `throughWeek`, best first, by position. */
export type RankedPlayers = Readonly<Record<PositionCode, readonly DraftedPlayer[]>>;

export function rankPlayers(snapshot: SeasonSnapshot, throughWeek: number): RankedPlayers {
  const ranked = POSITION_CODES.flatMap((position) =>
    listPlayersAtPosition(snapshot, position).map(({ id }): DraftedPlayer => ({ id, position })),
  )
    .map((player) => ({ player, points: pointsThrough(snapshot, player, throughWeek) }))
    .toSorted((a, b) => b.points.compare(a.points) || a.player.id - b.player.id)
    .map(({ player }) => player);
  return mapPositions((position) => ranked.filter((player) => player.position === position));
}

function pointsThrough(
  snapshot: SeasonSnapshot,
  { id, position }: DraftedPlayer,
  throughWeek: number,
): Rational {
  return sumRationals(
    gamesUpToWeek(snapshot, position, id, throughWeek).map((game) =>
      scoreGame(position, DEFAULT_FORMULA_LEVEL, game),
    ),
  );
}

export function draftRoster(ranked: RankedPlayers, random: RandomSource): DraftedPlayer[] {
  const roster: DraftedPlayer[] = [];
  for (const position of POSITION_CODES) {
    const { count, among } = WANTED[position];
    for (const pick of shuffled(ranked[position].slice(0, among), random).slice(0, count)) {
      const players = roster.filter((player) => !isDefense(player.position));
      const defenses = roster.filter((player) => isDefense(player.position)).map(({ id }) => id);
      if (draftDecision(rosterCounts(players, defenses), position).ok) roster.push(pick);
    }
  }
  return roster;
}

/**
 * The lineup a student sets for `week` with what is known before it: in each slot the one with the
 * most points per game who does not have a bye. Starts from the app's own random lineup, as on the
 * first visit. Null when a slot cannot be filled.
 */
export function chooseLineup(
  snapshot: SeasonSnapshot,
  roster: readonly DraftedPlayer[],
  week: number,
  random: RandomSource,
): Lineup | null {
  const start = randomDemoLineup(roster, random);
  if (!start) return null;
  const best = [...roster]
    .map((player) => ({ player, worth: expectedPoints(snapshot, player, week) }))
    .toSorted((a, b) => b.worth.compare(a.worth))
    .map(({ player }) => player);
  const placed = new Set<number>();
  return LINEUP_SLOTS.reduce<Lineup>((lineup, slot) => {
    const position = positionOfSlot(slot);
    const pick = best.find(
      (player) => player.position === position && (isDefense(position) || !placed.has(player.id)),
    );
    if (!pick) return lineup;
    if (!isDefense(position)) placed.add(pick.id);
    return setOrSwapLineupSlotPlayer(lineup, slot, pick.id);
  }, start);
}

export function randomDemoLineup(
  roster: readonly DraftedPlayer[],
  random: RandomSource,
): Lineup | null {
  const defenses = roster.filter(({ position }) => isDefense(position)).map(({ id }) => id);
  return randomLineup(
    roster.filter(({ position }) => !isDefense(position)),
    defenses,
    random,
  );
}

const BENCHED = rational(-1000);

function expectedPoints(snapshot: SeasonSnapshot, player: DraftedPlayer, week: number): Rational {
  const team = teamAsOfWeek(snapshot, player.position, player.id, week - 1);
  if (team?.ByeWeek === week) return BENCHED;
  const total = pointsThrough(snapshot, player, week - 1);
  return total.equals(ZERO) ? ZERO : total.div(rational(Math.max(1, week - 1)));
}
