import { lazyModule } from '@/components/ui/lazy-module';
import { loadPartWithSpanish } from '@/lib/words/language';

/** Loaded when a student starts to work, so that the card itself opens fast. */
export const lazyWorkViews = lazyModule(() =>
  loadPartWithSpanish(
    () => import('./work-views'),
    () => import('@/lib/words/es/parts/work-views'),
  ),
);

export const LazyTwinCard = lazyModule(() =>
  loadPartWithSpanish(
    () => import('./twin'),
    () => import('@/lib/words/es/parts/twin'),
  ),
).component((parts) => parts.TwinCard);
