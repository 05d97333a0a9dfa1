'use client';

import { lazyModule } from '@/components/ui/lazy-module';

/** Few students have no class or no name, so their forms load late. */
export const LazyJoinLeagueForm = lazyModule(() => import('./join-league-form')).component(
  (parts) => parts.JoinLeagueForm,
);
export const LazyOwnNameForm = lazyModule(() => import('./own-name-form')).component(
  (parts) => parts.OwnNameForm,
);
