import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when someone is at the boxes of an answer, and where there is a hint already. */
export const stepHint = lazyModule(() => import('./step-hint'));

export const LazyStepHint = stepHint.component((parts) => parts.StepHint);
