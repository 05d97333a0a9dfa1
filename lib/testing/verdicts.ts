import type { StepVerdictDto, SubmitStepInput } from '@/lib/data/score-card/dto';

export const WRONG_VERDICT: StepVerdictDto = {
  outcome: 'wrong',
  message: 'That is not it yet.',
  field: null,
  step: 'QB',
  attempts: 1,
  simplified: false,
  own: null,
  hint: null,
  finished: false,
  award: { given: 0, possibleNow: 5 },
};

type Answer =
  | Partial<StepVerdictDto>
  | { ok: false; error: { code: string; message: string } }
  | Error
  | Promise<unknown>;

/**
 * Answers the posts in order. Each answer is the difference from a wrong verdict, or a whole
 * refusal; an Error stands for a lost connection, and a promise delays the answer. Returns what was
 * sent.
 */
export function serveVerdicts(...answers: Answer[]): SubmitStepInput[] {
  const sent: SubmitStepInput[] = [];
  const rest = [...answers];
  globalThis.fetch = (async (_url: unknown, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    const answer = await rest.shift();
    if (!answer || answer instanceof Error) throw answer ?? new Error('No more answers');
    const result =
      'ok' in (answer as object) ? answer : { ok: true, data: { ...WRONG_VERDICT, ...answer } };
    return { json: async () => result } as Response;
  }) as typeof fetch;
  return sent;
}
