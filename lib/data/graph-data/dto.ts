import type { GraphSource } from '@/lib/domain/graphs/graph-source';

export type GraphDataDto = GraphSource & {
  season: number;
  /** The season is paused: nothing can be handed in. */
  readOnly: boolean;
};
