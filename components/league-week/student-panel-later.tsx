import { lazyModule } from '@/components/ui/lazy-module';

/** Its script comes when a card is opened. */
export const StudentPanel = lazyModule(() => import('./student-panel')).component(
  ({ StudentPanel }) => StudentPanel,
);
