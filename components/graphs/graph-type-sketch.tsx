import type { ReactNode } from 'react';
import type { Statistic } from '@/lib/domain/football/statistics';
import {
  canHaveStatistic,
  type GraphDataSource,
  type GraphPlayer,
  playerStatisticTotal,
  pooledGameValues,
} from '@/lib/domain/graphs/graph-source';

/**
 * A small decorative picture of a graph type, from the student's own numbers. `description` is its
 * text alternative.
 */
export type GraphTypeSketch = { description: string; drawing: ReactNode };
/** Null while there are too few numbers. */
export type MakeGraphTypeSketch = (source: GraphDataSource) => GraphTypeSketch | null;

/**
 * The coordinate system of all sketches. Each graph type rounds its coordinates in it, so that
 * nothing exact can be read off.
 */
export const SKETCH_VIEW_BOX = '0 0 240 100';
/** Class names for the pieces, in order: all chalk, or one color each once a graph is handed in. */
export const SKETCH_PIECE_CLASSES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export const SKETCH_RECEIVING_YARDS_FIELD = 'ReceivingYards';
export const SKETCH_CATCHES_FIELD = 'Receptions' satisfies Statistic;

export function SketchAxes() {
  return <path className="soft" d="M16 6V94H232" />;
}

/** The newest week for which `make` returns at least `least` pieces. */
export function findNewestWeekAndPieces<Piece>(
  { week }: GraphDataSource,
  least: number,
  make: (week: number) => Piece[],
) {
  for (let own = week; own >= 1; own -= 1) {
    const pieces = make(own);
    if (pieces.length >= least) return { week: own, pieces };
  }
  return null;
}

export function playersWhoCanHaveAnyStatistic(
  { players }: GraphDataSource,
  ...fields: string[]
): GraphPlayer[] {
  return players.filter((player) => fields.some((field) => canHaveStatistic(player, field)));
}

export function statValuesInWeek(source: GraphDataSource, field: string, week: number): number[] {
  return playersWhoCanHaveAnyStatistic(source, field).map((player) =>
    playerStatisticTotal(player, field, { fromWeek: week, toWeek: week }),
  );
}

export function statValuesInAllGames(source: GraphDataSource, field: string): number[] {
  return pooledGameValues(playersWhoCanHaveAnyStatistic(source, field), {
    fields: [field],
    fromWeek: 1,
    toWeek: source.week,
  });
}
