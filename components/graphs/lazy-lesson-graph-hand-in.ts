'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const LazyLessonGraphHandIn = lazyModule(() => import('./lesson-graph-hand-in')).component(
  (parts) => parts.LessonGraphHandIn,
);
