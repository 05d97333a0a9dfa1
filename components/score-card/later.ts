import { lazyModule } from '@/components/ui/lazy-module';

/** Fetched when someone begins to work: the card itself should come fast. */
export const later = lazyModule(() => import('./later-parts'));
