import { lazyModule } from '@/components/ui/lazy-module';
import { withSpanish } from '@/lib/words/language';

/** Loaded when a card is worked out together. */
export const LazyTogetherCard = lazyModule(() =>
  withSpanish(
    () => import('./together'),
    () => import('@/lib/words/es/parts/together'),
  ),
).component((parts) => parts.TogetherCard);
