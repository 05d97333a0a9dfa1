'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Its script comes when it is asked for. */
export const PhotoFinish = lazyModule(() => import('./photo-finish')).component(
  ({ PhotoFinish }) => PhotoFinish,
);
