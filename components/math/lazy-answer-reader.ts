import { lazyModule } from '@/components/ui/lazy-module';

/**
 * Loaded when someone is at the boxes of an answer. Until it is there, the server alone reads what
 * was typed.
 */
export const lazyAnswerReader = lazyModule(() => import('./answer-reader'));
