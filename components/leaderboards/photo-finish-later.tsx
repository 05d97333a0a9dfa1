'use client';

import { laterModule } from '@/components/ui/later-module';

/** Its script comes when it is asked for. */
export const PhotoFinish = laterModule(() => import('./photo-finish')).part(({ PhotoFinish }) => PhotoFinish);
