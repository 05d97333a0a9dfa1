import type { IconName } from '@/components/ui/icon';
import type { GraphState } from '@/lib/domain/graph';

type StateWords = { tone: 'info' | 'good' | 'plain' | 'warn'; icon: IconName; student: string; teacher: string };

/** How far a graph has come, for the one who made it and for the one who looks at it. */
export const STATE_WORDS: Readonly<Record<GraphState, StateWords>> = {
  waiting: { tone: 'plain', icon: 'clock', student: 'Waiting for your teacher', teacher: 'To review' },
  approved: { tone: 'good', icon: 'circle-check', student: 'In the class gallery', teacher: 'In gallery' },
  seen: { tone: 'info', icon: 'eye', student: 'Your teacher looked at it', teacher: 'Private' },
  returned: { tone: 'warn', icon: 'lightbulb', student: 'Ready for a new version', teacher: 'Returned' },
};
