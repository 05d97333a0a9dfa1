import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a step is practiced with other numbers. */
export const LazyTwinCard = lazyModule(() => import('./twin')).component((parts) => parts.TwinCard);
