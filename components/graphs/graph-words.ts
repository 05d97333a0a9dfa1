import type { IconName } from '@/components/ui/icon';
import type { GraphState } from '@/lib/domain/graph';

type StateWords = {
  tone: 'info' | 'good' | 'plain' | 'warn';
  icon: IconName;
  student: string;
  teacher: string;
  short: string;
};

/** Texts for each review state, for student and teacher; `short` fits a small picture. */
export const STATE_WORDS: Readonly<Record<GraphState, StateWords>> = {
  waiting: {
    tone: 'plain',
    icon: 'clock',
    student: 'Waiting for your teacher',
    teacher: 'To review',
    short: 'Turned in',
  },
  approved: {
    tone: 'good',
    icon: 'circle-check',
    student: 'In the class gallery',
    teacher: 'In gallery',
    short: 'In the gallery',
  },
  seen: {
    tone: 'info',
    icon: 'eye',
    student: 'Your teacher looked at it',
    teacher: 'Private',
    short: 'Looked at',
  },
  returned: {
    tone: 'warn',
    icon: 'lightbulb',
    student: 'Ready for a new version',
    teacher: 'Returned',
    short: 'New version?',
  },
};
