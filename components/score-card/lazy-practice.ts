import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a step is solved together, or practiced with other numbers. */
export const Together = lazyModule(() => import('./together')).component((parts) => parts.Together);
export const Twin = lazyModule(() => import('./twin')).component((parts) => parts.Twin);
