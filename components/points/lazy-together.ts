import { lazyModule } from '@/components/ui/lazy-module';
import { loadPartWithSpanish } from '@/lib/words/language';

export const LazyTogetherCard = lazyModule(() =>
  loadPartWithSpanish(
    () => import('./together-card'),
    () => import('@/lib/words/es/parts/together'),
  ),
).component((parts) => parts.TogetherCard);
