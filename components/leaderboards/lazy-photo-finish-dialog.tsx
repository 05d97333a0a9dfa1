'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const LazyPhotoFinishDialog = lazyModule(() => import('./photo-finish-dialog')).component(
  ({ PhotoFinishDialog }) => PhotoFinishDialog,
);
