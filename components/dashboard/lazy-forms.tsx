'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** For the few who have no class yet, or no name. */
export const LazyJoinLeagueForm = lazyModule(() => import('./join-league-form')).component(
  (parts) => parts.JoinLeagueForm,
);
export const LazyOwnNameForm = lazyModule(() => import('./own-name-form')).component(
  (parts) => parts.OwnNameForm,
);
