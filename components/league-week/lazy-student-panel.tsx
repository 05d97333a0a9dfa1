import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a card is opened. */
export const StudentPanel = lazyModule(() => import('./student-panel')).component(
  ({ StudentPanel }) => StudentPanel,
);
