import type { ActionResult } from '@/lib/actions/result';
import type { RosterDto } from '@/lib/data/league/dto';

/** The league's students as they are now. Throws an Error with a sentence for the teacher. */
export async function fetchRoster(leagueId: string, signal: AbortSignal): Promise<RosterDto> {
  const response = await fetch(`/api/leagues/${encodeURIComponent(leagueId)}/roster`, { signal, cache: 'no-store' });
  const result = (await response.json()) as ActionResult<RosterDto>;
  if (!result.ok) throw new Error(result.error.message);
  return result.data;
}
