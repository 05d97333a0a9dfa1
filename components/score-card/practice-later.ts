import { lazyModule } from '@/components/ui/lazy-module';

/** Fetched when a card is worked out together, or once more with other numbers. */
const practice = lazyModule(() => import('./practice-parts'));

export const Together = practice.component((parts) => parts.Together);
export const Twin = practice.component((parts) => parts.Twin);
