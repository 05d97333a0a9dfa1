import type { ReactNode } from 'react';
import { AxisWords, TypedWord } from '@/components/charts/typed-word';
import type { DragHandlesProps, GraphEditing } from './graph-parts';

/** A graph type's handles and the tools above them. Only the builder loads them. */
export type EditingParts = Pick<GraphEditing, 'DragHandles' | 'Word'> & {
  /** Snap distances; the first is the default. Empty when there is no choice. */
  snaps: readonly number[];
  Tools: ((props: { editing: GraphEditing }) => ReactNode) | null;
};

type Options<Places> = Partial<Pick<EditingParts, 'snaps' | 'Tools'>> & {
  /** Receives the positions from the chart of the same type. */
  TypeHandles: (props: Places & { editing: GraphEditing }) => ReactNode;
};

export function editingParts<Places>({
  TypeHandles,
  snaps = [1, 5, 10],
  Tools = null,
}: Options<Places>): EditingParts {
  return {
    DragHandles: ({ editing, places, words }: DragHandlesProps) => (
      <>
        {words ? <AxisWords editing={editing} {...words} /> : null}
        <TypeHandles {...(places as Places)} editing={editing} />
      </>
    ),
    Word: TypedWord,
    snaps,
    Tools,
  };
}
