'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const LazyVisitButton = lazyModule(() => import('./visit-button')).component(
  (parts) => parts.VisitButton,
);
