'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when someone starts to work, because most cards open with their boxes closed. */
export const lineBox = lazyModule(() => import('./line-box'));
export const LineBox = lineBox.component((parts) => parts.LineBox);
