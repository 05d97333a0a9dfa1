'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded on demand. */
export const PhotoFinish = lazyModule(() => import('./photo-finish')).component(
  ({ PhotoFinish }) => PhotoFinish,
);
