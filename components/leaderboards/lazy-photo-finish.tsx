'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const LazyPhotoFinishDialog = lazyModule(() => import('./photo-finish')).component(
  ({ PhotoFinishDialog }) => PhotoFinishDialog,
);
