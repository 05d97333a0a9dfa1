'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** For pages that show a first lineup once, and their own content ever after. */
export const LazyConfirmLineupButton = lazyModule(
  () => import('./confirm-lineup-button'),
).component((parts) => parts.ConfirmLineupButton);
