import { lazyModule } from '@/components/ui/lazy-module';
import { withSpanish } from '@/lib/words/language';

export const LazyTogetherCard = lazyModule(() =>
  withSpanish(
    () => import('./together-card'),
    () => import('@/lib/words/es/parts/together'),
  ),
).component((parts) => parts.TogetherCard);
