import { laterModule } from '@/components/ui/later-module';

/** Fetched when someone begins to work: the card itself should come fast. */
export const later = laterModule(() => import('./later-parts'));
