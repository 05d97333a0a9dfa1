import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded with the first check. */
export const findingViews = lazyModule(() => import('./findings'));
