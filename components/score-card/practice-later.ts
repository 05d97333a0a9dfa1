import { laterModule } from '@/components/ui/later-module';

/** Fetched when a card is worked out together, or once more with other numbers. */
const practice = laterModule(() => import('./practice-parts'));

export const Together = practice.part((parts) => parts.Together);
export const Twin = practice.part((parts) => parts.Twin);
