import { lazyModule } from '@/components/ui/lazy-module';

/**
 * The code that parses typed answers, loaded once someone is at an answer's boxes. Until it is
 * there, the server alone reads what was typed.
 */
export const lazyAnswerParser = lazyModule(() => import('./answer-reader'));
