import type { ReactNode } from 'react';
import { AxisWords, TypedWord } from '@/components/charts/typed-word';
import type { GraphHands, HandlesProps } from './graph-parts';

/**
 * The handles of a type of graph, and what is chosen above them: the builder loads them with the
 * chart, which is drawn without them elsewhere.
 */
export type HandsOfType = Pick<GraphHands, 'Handles' | 'Word'> & {
  /**
   * What a handle can snap to; the first is there in the beginning. None where there is nothing to
   * choose.
   */
  snaps: readonly number[];
  Tools: ((props: { hands: GraphHands }) => ReactNode) | null;
};

type Made<Places> = Partial<Pick<HandsOfType, 'snaps' | 'Tools'>> & {
  /** Drawn with the places that the chart of the same type gives. */
  Own: (props: Places & { hands: GraphHands }) => ReactNode;
};

export function graphHands<Places>({
  Own,
  snaps = [1, 5, 10],
  Tools = null,
}: Made<Places>): HandsOfType {
  return {
    Handles: ({ hands, places, words }: HandlesProps) => (
      <>
        {words ? <AxisWords hands={hands} {...words} /> : null}
        <Own {...(places as Places)} hands={hands} />
      </>
    ),
    Word: TypedWord,
    snaps,
    Tools,
  };
}
