'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Fetched when someone begins to work: most cards come with their boxes closed. */
export const lineBox = lazyModule(() => import('./line-box'));
export const LineBox = lineBox.component((parts) => parts.LineBox);
