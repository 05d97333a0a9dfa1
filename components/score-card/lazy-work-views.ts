import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a student starts to work, so that the card itself opens fast. */
export const workViews = lazyModule(() => import('./work-views'));
