'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { ActionResult } from '@/lib/actions/answer';
import { callAction } from '@/lib/actions/call-action';
import { makeNewCardsAction } from '@/lib/actions/class-roster';
import { newOperationId } from '@/lib/actions/operation-id';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { saveLoginCards } from './card-memory';

/** Ten passwords take well under a second, so the progress bar keeps moving. */
const PART = 10;

/** Each chunk is its own operation and can be sent again. */
type Run<T> = {
  parts: readonly (readonly T[])[];
  operationId: string;
  cards: LoginCardDto[];
  next: number;
};

/**
 * Creates cards chunk by chunk and opens their page. After a failure, calling `make` again
 * continues with the failed chunk, even if only its answer was lost. `total` is 0 before the first
 * call.
 */
export function useNewCardsInSteps<T>(
  leagueId: string,
  send: (
    call: { leagueId: string; operationId: string },
    part: T[],
  ) => Promise<ActionResult<LoginCardDto[]>>,
) {
  const router = useRouter();
  const started = useRef<Run<T> | null>(null);
  const [progress, setProgress] = useState({
    isWorking: false,
    done: 0,
    total: 0,
    problem: null as string | null,
  });

  async function make(items: readonly T[], onMade?: () => void) {
    if (progress.isWorking) return;
    const count = Math.ceil(items.length / PART);
    const parts = Array.from({ length: count }, (_, part) =>
      items.slice(part * PART, (part + 1) * PART),
    );
    started.current ??= { parts, operationId: newOperationId(), cards: [], next: 0 };
    const run = started.current;
    const total = run.parts.flat().length;
    const report = (problem: string | null) =>
      setProgress({ isWorking: problem === null, done: run.cards.length, total, problem });
    report(null);
    for (; run.next < run.parts.length; run.next += 1) {
      const operationId = `${run.operationId}-${run.next}`;
      const result = await callAction(() =>
        send({ leagueId, operationId }, [...(run.parts[run.next] ?? [])]),
      );
      if (!result.ok) {
        report(result.error.message);
        return;
      }
      run.cards = [...run.cards, ...result.data];
      report(null);
    }
    onMade?.();
    saveLoginCards(leagueId, run.cards);
    router.push(`/teacher/leagues/${leagueId}/roster/cards`);
  }

  return { make, ...progress };
}

/** New cards for students who have an account; their old passwords stop working. */
export const useNewCards = (leagueId: string) =>
  useNewCardsInSteps<string>(leagueId, (call, studentIds) =>
    makeNewCardsAction({ ...call, studentIds }),
  );
