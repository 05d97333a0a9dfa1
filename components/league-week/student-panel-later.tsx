import { laterModule } from '@/components/ui/later-module';

/** Its script comes when a card is opened. */
export const StudentPanel = laterModule(() => import('./student-panel')).part(({ StudentPanel }) => StudentPanel);
