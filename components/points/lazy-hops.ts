import { lazyModule } from '@/components/ui/lazy-module';

/** Loaded when a student starts to work, like the code that parses what is in the boxes. */
export const lazyHopViews = lazyModule(() => import('./hops'));
