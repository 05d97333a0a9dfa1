import { useEffect, useState } from 'react';
import type { ActionResult } from '@/lib/actions/run-request';
import type { StudentCurrentStepDto } from '@/lib/data/student/dto';
import { leagueApiBasePath } from './open-grid-stream';

type StudentCardStatus = {
  /** Null until loaded. The same student's older data stays while a newer version loads. */
  data: StudentCurrentStepDto | null;
  failed: boolean;
  again: () => void;
};

export function useFetchedCurrentStep(
  leagueId: string,
  studentId: string,
  week: number,
  version: string,
): StudentCardStatus {
  const [data, setData] = useState<StudentCurrentStepDto | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version only asks again.
  useEffect(() => {
    const abort = new AbortController();
    fetch(
      `${leagueApiBasePath(leagueId)}/students/${encodeURIComponent(studentId)}/now?week=${week}`,
      {
        cache: 'no-store',
        signal: abort.signal,
      },
    )
      .then(async (answer) => {
        const result = (await answer.json()) as ActionResult<StudentCurrentStepDto>;
        if (!result.ok) throw new Error(result.error.code);
        setData(result.data);
        setFailed(false);
      })
      .catch(() => {
        if (!abort.signal.aborted) setFailed(true);
      });
    return () => abort.abort();
  }, [leagueId, studentId, week, version, round]);

  return {
    data: data?.studentId === studentId ? data : null,
    failed,
    again: () => setRound(round + 1),
  };
}
