import type { ActionResult } from '@/lib/actions/result';
import type { ScoutingVerdictDto, SubmitScoutingInput } from '@/lib/data/draft/dto';
import { ACCOUNT_HEADER } from '@/lib/domain/account-header';

const TIME_OUT_MS = 10_000;
const RETRY_DELAY_MS = 800;

/** Sends one try; once more by itself after a lost connection, under the same operation id. Null when neither brought an answer. */
export async function submitScouting(
  input: SubmitScoutingInput,
  account: string,
): Promise<ActionResult<ScoutingVerdictDto> | null> {
  const first = await send(input, account);
  if (first) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
  return send(input, account);
}

async function send(input: SubmitScoutingInput, account: string): Promise<ActionResult<ScoutingVerdictDto> | null> {
  try {
    const response = await fetch('/api/scouting', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', [ACCOUNT_HEADER]: account },
      body: JSON.stringify(input),
      signal: AbortSignal.timeout(TIME_OUT_MS),
    });
    const result = (await response.json()) as ActionResult<ScoutingVerdictDto>;
    return !result.ok && result.error.code === 'unavailable' ? null : result;
  } catch {
    return null;
  }
}
