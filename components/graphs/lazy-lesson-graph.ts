'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const LazyLessonGraph = lazyModule(() => import('./lesson-graph')).component(
  (parts) => parts.LessonGraphHandIn,
);
