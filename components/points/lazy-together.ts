import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a card is worked out together. */
export const Together = lazyModule(() => import('./together')).component((parts) => parts.Together);
