'use client';

import { laterModule } from '@/components/ui/later-module';

/** Fetched when someone begins to work: most cards come with their boxes closed. */
export const lineBox = laterModule(() => import('./line-box'));
export const LineBox = lineBox.part((parts) => parts.LineBox);
