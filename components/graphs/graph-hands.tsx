import type { ReactNode } from 'react';
import { AxisWords, TypedWord } from '@/components/charts/typed-word';
import type { GraphHands, HandlesProps } from './graph-parts';

/** A graph type's handles and the tools above them. Only the builder loads them. */
export type HandsOfType = Pick<GraphHands, 'Handles' | 'Word'> & {
  /** Snap distances; the first is the default. Empty when there is no choice. */
  snaps: readonly number[];
  Tools: ((props: { hands: GraphHands }) => ReactNode) | null;
};

type Made<Places> = Partial<Pick<HandsOfType, 'snaps' | 'Tools'>> & {
  /** Receives the positions from the chart of the same type. */
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
