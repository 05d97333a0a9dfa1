'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const PhotoFinish = lazyModule(() => import('./photo-finish')).component(
  ({ PhotoFinish }) => PhotoFinish,
);
