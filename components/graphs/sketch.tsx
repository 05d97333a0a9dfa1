import type { ReactNode } from 'react';
import {
  allValues,
  type GraphPlayer,
  type GraphSource,
  hasField,
  totalValue,
} from '@/lib/domain/graphs/graph-source';

/**
 * A small picture of one type, from a student's own numbers. It is decoration: `about` says in
 * words what it shows.
 */
export type Sketch = { about: string; drawing: ReactNode };
/** Null while there are too few numbers. */
export type MakeSketch = (source: GraphSource) => Sketch | null;

/**
 * The paper of every sketch: 240 wide and 100 high. Positions are whole, so nothing exact can be
 * read off them.
 */
export const SKETCH_BOX = '0 0 240 100';
/** The pieces' looks in their order: chalk, or a color each once they are painted. */
export const PIECES = ['one', 'two', 'three', 'four', 'five', 'six'] as const;

export const YARDS = 'ReceivingYards';
export const CATCHES = 'Receptions';

export const round = Math.round;

/** The two axes of a graph that has them. */
export function SketchAxes() {
  return <path className="soft" d="M16 6V94H232" />;
}

/** The newest week in which at least so many of the made pieces are there. */
export function newestWeek<Piece>(
  { week }: GraphSource,
  least: number,
  make: (week: number) => Piece[],
) {
  for (let own = week; own >= 1; own -= 1) {
    const pieces = make(own);
    if (pieces.length >= least) return { week: own, pieces };
  }
  return null;
}

export function playersWith({ players }: GraphSource, ...fields: string[]): GraphPlayer[] {
  return players.filter((player) => fields.some((field) => hasField(player, field)));
}

/** What each did in one week. */
export function inWeek(source: GraphSource, field: string, week: number): number[] {
  return playersWith(source, field).map((player) =>
    totalValue(player, field, { fromWeek: week, toWeek: week }),
  );
}

/** All games so far. */
export function allGames(source: GraphSource, field: string): number[] {
  return allValues(playersWith(source, field), {
    fields: [field],
    fromWeek: 1,
    toWeek: source.week,
  });
}
