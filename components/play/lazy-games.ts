'use client';

import { lazyModule } from '@/components/ui/lazy-module';

export const LazyWhatIfGame = lazyModule(() => import('./what-if')).component(
  (parts) => parts.WhatIfGame,
);
export const LazyFindTheSlipGame = lazyModule(() => import('./find-the-slip')).component(
  (parts) => parts.FindTheSlipGame,
);
export const LazyReverseGame = lazyModule(() => import('./reverse')).component(
  (parts) => parts.ReverseGame,
);
export const LazyCallItFirstGame = lazyModule(() => import('./call-it-first')).component(
  (parts) => parts.CallItFirstGame,
);
