'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { replaceLoginCardsAction } from '@/lib/actions/class-roster';
import { newOperationId } from '@/lib/actions/operation-id';
import type { ActionResult } from '@/lib/actions/run-request';
import type { LoginCardDto } from '@/lib/data/class-roster/dto';
import { keepLoginCardsInMemory } from './roster-tab-memory';

/** Ten passwords take well under a second, so the progress bar keeps moving. */
const STUDENTS_PER_REQUEST = 10;

/** One request of a sequence. Sent again with the same operation id, it changes nothing more. */
export type RosterRequest = {
  students: number;
  /** Only login cards in its result are used. */
  send: (operationId: string) => Promise<ActionResult<LoginCardDto[] | object>>;
};

type Run = {
  steps: readonly RosterRequest[];
  operationId: string;
  cards: LoginCardDto[];
  next: number;
};

export function splitIntoRosterRequests<T>(
  students: readonly T[],
  send: (operationId: string, part: T[]) => Promise<ActionResult<LoginCardDto[]>>,
): RosterRequest[] {
  const count = Math.ceil(students.length / STUDENTS_PER_REQUEST);
  return Array.from({ length: count }, (_, at) =>
    students.slice(at * STUDENTS_PER_REQUEST, (at + 1) * STUDENTS_PER_REQUEST),
  ).map((part) => ({ students: part.length, send: (operationId) => send(operationId, part) }));
}

/**
 * Sends one request after the other. After a failure, `start` continues with the failed request,
 * even if only its answer was lost. `total` is 0 before the first call.
 */
export function useRequestSequence() {
  const started = useRef<Run | null>(null);
  const [progress, setProgress] = useState({
    isWorking: false,
    done: 0,
    total: 0,
    problem: null as string | null,
  });

  async function start(steps: readonly RosterRequest[], onDone: (cards: LoginCardDto[]) => void) {
    if (progress.isWorking) return;
    started.current ??= { steps, operationId: newOperationId(), cards: [], next: 0 };
    const run = started.current;
    const count = (some: readonly RosterRequest[]) =>
      some.reduce((sum, { students }) => sum + students, 0);
    const report = (problem: string | null) =>
      setProgress({
        isWorking: problem === null,
        done: count(run.steps.slice(0, run.next)),
        total: count(run.steps),
        problem,
      });
    report(null);
    for (let step = run.steps[run.next]; step; step = run.steps[run.next]) {
      const { send } = step;
      const result = await callAction(() => send(`${run.operationId}-${run.next}`));
      if (!result.ok) {
        report(result.error.message);
        return;
      }
      if (Array.isArray(result.data)) run.cards = [...run.cards, ...result.data];
      run.next += 1;
      report(null);
    }
    onDone(run.cards);
  }

  return { start, ...progress };
}

export function useOpenLoginCardsPage(leagueId: string) {
  const router = useRouter();
  return (cards: readonly LoginCardDto[]) => {
    keepLoginCardsInMemory(leagueId, cards);
    router.push(`/teacher/leagues/${leagueId}/roster/cards`);
  };
}

/** Makes new login cards. The students' old passwords stop working. */
export function useReplaceLoginCards(leagueId: string) {
  const { start, ...progress } = useRequestSequence();
  const show = useOpenLoginCardsPage(leagueId);
  const makeCards = (studentIds: readonly string[]) =>
    start(
      splitIntoRosterRequests(studentIds, (operationId, part) =>
        replaceLoginCardsAction({ leagueId, operationId, studentIds: part }),
      ),
      show,
    );
  return { makeCards, ...progress };
}
