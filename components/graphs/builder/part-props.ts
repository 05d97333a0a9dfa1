import type { GraphDraft } from '@/lib/domain/graph-builder/graph-draft';
import type { GraphPlayer, GraphSource } from '@/lib/domain/graph-builder/graph-source';
import type { GraphType } from '@/lib/domain/graph-types';

export type PartProps = {
  type: GraphType;
  draft: GraphDraft;
  source: GraphSource;
  /** Those the draft shows. */
  players: readonly GraphPlayer[];
  change: (changes: Partial<GraphDraft>) => void;
};
