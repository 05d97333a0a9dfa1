'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { makeNewCardsAction } from '@/lib/actions/class-roster';
import { keepCards } from './card-memory';
import { goOn, type Run, startRun } from './make-in-parts';

type Progress = { isWorking: boolean; done: number; problem: string | null };

/** Makes new cards part by part and opens their page. After a stop, calling `make` again goes on where it stopped. */
export function useNewCards(leagueId: string) {
  const router = useRouter();
  const run = useRef<Run<string> | null>(null);
  const [progress, setProgress] = useState<Progress>({ isWorking: false, done: 0, problem: null });

  async function make(studentIds: readonly string[]) {
    if (progress.isWorking) return;
    run.current ??= startRun(studentIds);
    const current = run.current;
    const report = (problem: string | null) => setProgress({ isWorking: problem === null, done: current.cards.length, problem });
    report(null);
    const problem = await goOn(
      current,
      (part, operationId) => callAction(() => makeNewCardsAction({ leagueId, operationId, studentIds: [...part] })),
      () => report(null),
    );
    if (problem) {
      report(problem);
      return;
    }
    keepCards(leagueId, current.cards);
    router.push(`/teacher/leagues/${leagueId}/roster/cards`);
  }

  return { make, ...progress };
}
