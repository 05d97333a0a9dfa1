import { lazyModule } from '@/components/ui/lazy-module';
import { withSpanish } from '@/lib/words/language';

/** Loaded with the first check. */
export const lazyFindingViews = lazyModule(() =>
  withSpanish(
    () => import('./findings'),
    () => import('@/lib/words/es/parts/findings'),
  ),
);
