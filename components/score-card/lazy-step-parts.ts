import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a student starts to work, so that the card itself opens fast. */
export const workViews = lazyModule(() => import('./work-views'));

/** Loaded when a step is practiced with other numbers. */
export const LazyTwinCard = lazyModule(() => import('./twin')).component((parts) => parts.TwinCard);
