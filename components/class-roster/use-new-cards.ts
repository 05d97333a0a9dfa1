'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { makeNewCardsAction } from '@/lib/actions/class-roster';
import { newOperationId } from '@/lib/actions/operation-id';
import type { ActionResult } from '@/lib/actions/result';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { keepCards } from './card-memory';

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

/** Ten passwords take well below a second, so that the bar moves on. */
const PART = 10;

/** A run over a list in parts, each an operation of its own that can be sent again. */
export type Run<T> = {
  readonly parts: readonly (readonly T[])[];
  readonly operationId: string;
  cards: LoginCardDto[];
  next: number;
};

export function startRun<T>(items: readonly T[]): Run<T> {
  const parts: T[][] = [];
  for (let at = 0; at < items.length; at += PART) parts.push(items.slice(at, at + PART));
  return { parts, operationId: newOperationId(), cards: [], next: 0 };
}

/**
 * Sends what is left of a run, part by part; null when all is done, else why it stopped. Calling it again goes on with the very part that
 * failed, also when only its answer was lost.
 */
export async function goOn<T>(
  run: Run<T>,
  send: (part: readonly T[], operationId: string) => Promise<ActionResult<LoginCardDto[]>>,
  onProgress: (done: number) => void,
): Promise<string | null> {
  for (; run.next < run.parts.length; run.next += 1) {
    const result = await send(run.parts[run.next] ?? [], `${run.operationId}-${run.next}`);
    if (!result.ok) return result.error.message;
    run.cards = [...run.cards, ...result.data];
    onProgress(run.cards.length);
  }
  return null;
}
