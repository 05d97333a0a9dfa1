import type { IconName } from '@/components/ui/icon';
import type { GraphReviewState } from '@/lib/domain/graphs/handed-in-graph';
import { GRAPH_STATES } from '@/words/graph-hub';

type StateWords = {
  tone: 'info' | 'good' | 'plain' | 'warn';
  icon: IconName;
  student: string;
  teacher: string;
  /** Fits a small picture. */
  short: string;
};

/** Tone, icon, and texts of each review state. */
export const badgesByGraphReviewState = (): Readonly<Record<GraphReviewState, StateWords>> => ({
  waiting: {
    tone: 'plain',
    icon: 'clock',
    ...GRAPH_STATES.waiting,
  },
  approved: {
    tone: 'good',
    icon: 'circle-check',
    ...GRAPH_STATES.approved,
  },
  seen: {
    tone: 'info',
    icon: 'eye',
    ...GRAPH_STATES.seen,
  },
  returned: {
    tone: 'warn',
    icon: 'lightbulb',
    ...GRAPH_STATES.returned,
  },
});
