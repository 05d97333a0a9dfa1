import type { Viewer } from '@/lib/data/access/viewer';
import type { NewLeaguesInput } from '@/lib/data/league/dto';
import { createLeagues } from '@/lib/data/league/setup-commands';

type OneLeague = NewLeaguesInput['classes'][number] & Pick<NewLeaguesInput, 'calendar'>;

let opened = 0;

/** Opens one league, as a press of its own. */
export async function openLeague(
  viewer: Viewer,
  { calendar, ...one }: OneLeague,
): Promise<{ id: string }> {
  opened += 1;
  const operationId = `open-league-${String(opened).padStart(6, '0')}`;
  const { ids } = await createLeagues(viewer, { operationId, classes: [one], calendar });
  return { id: ids[0] ?? '' };
}
