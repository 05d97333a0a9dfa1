import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a card is worked out together, or once more with other numbers. */
export const Together = lazyModule(() => import('./together')).component((parts) => parts.Together);
export const Twin = lazyModule(() => import('./twin')).component((parts) => parts.Twin);
