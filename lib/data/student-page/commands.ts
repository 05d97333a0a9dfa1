import { requireLeagueNotPastOrDeleting, writeOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { endedEyesUpMessage, newEyesUpMessage } from '@/lib/domain/class/eyes-up';
import { getServices } from '@/lib/platform/services';
import { leagues } from '@/lib/store/collections/leagues';

/**
 * Shows one sentence on all screens of a class; null ends it. It closes nothing: an answer that is
 * on its way is judged as always. Repeating it restarts its time. 'not-found' for anyone else's
 * league.
 */
export async function setEyesUpMessage(
  viewer: Viewer,
  { leagueId, sentence }: { leagueId: string; sentence: string | null },
): Promise<void> {
  const now = getServices().now();
  await writeOwnLeague(
    viewer,
    { leagueId, action: 'league.eyes-up', needs: 'run' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      if (sentence === null) {
        const { eyesUp } = own.league;
        if (eyesUp)
          transaction.merge(leagues, leagueId, { eyesUp: endedEyesUpMessage(eyesUp, now) });
        return;
      }
      transaction.merge(leagues, leagueId, { eyesUp: newEyesUpMessage(sentence, now) });
      log();
    },
  );
}
