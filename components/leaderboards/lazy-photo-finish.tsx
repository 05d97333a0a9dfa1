'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const LazyPhotoFinish = lazyModule(() => import('./photo-finish')).component(
  ({ PhotoFinish }) => PhotoFinish,
);
