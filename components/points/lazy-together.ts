import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a card is worked out together. */
export const LazyTogetherCard = lazyModule(() => import('./together')).component(
  (parts) => parts.TogetherCard,
);
