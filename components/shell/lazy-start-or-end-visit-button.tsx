'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Stands around a student's page, where only a visiting teacher sees such a button. */
export const LazyStartOrEndVisitButton = lazyModule(
  () => import('./start-or-end-visit-button'),
).component((parts) => parts.StartOrEndVisitButton);
