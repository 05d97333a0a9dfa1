'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Around a student's page; only a teacher who visits it sees one. */
export const LazyVisitButton = lazyModule(() => import('./visit-button')).component(
  (parts) => parts.VisitButton,
);
