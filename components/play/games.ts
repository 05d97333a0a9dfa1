'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Each game is loaded when it is opened. */
export const WhatIf = lazyModule(() => import('./what-if')).component((parts) => parts.WhatIf);
export const FindTheSlip = lazyModule(() => import('./find-the-slip')).component(
  (parts) => parts.FindTheSlip,
);
export const Reverse = lazyModule(() => import('./reverse')).component((parts) => parts.Reverse);
export const CallItFirst = lazyModule(() => import('./call-it-first')).component(
  (parts) => parts.CallItFirst,
);
