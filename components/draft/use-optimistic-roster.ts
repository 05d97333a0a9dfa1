import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { tabChangeState } from '@/lib/actions/own-changes';
import {
  draftPlayerAction,
  fillRosterToMinimumAction,
  releasePlayerAction,
} from '@/lib/actions/team';
import type { DraftPlayerDto } from '@/lib/data/draft/dto';
import { playsInsteadText } from '@/words/draft';
import {
  initialRosterState,
  positionPickAndReleaseRefusals,
  rosterReducer,
  type ServerRoster,
} from './roster-state';

/**
 * Unanswered changes of this tab by player id. A list opened right after a pick on a card may be
 * older than the pick, so it reads them from here.
 */
const pending = new Map<number, boolean>();

/** Picks and releases show at once, and are reverted with a message if the server refuses. */
export function useOptimisticRoster(source: ServerRoster) {
  const router = useRouter();
  const [state, dispatch] = useReducer(rosterReducer, { source, pending }, initialRosterState);
  if (state.source !== source) dispatch({ kind: 'reloaded', source, pending });

  const { localChanges, counts, complete, outcome, filling } = state;
  // Includes changes that aren't confirmed yet.
  const onTeam = state.source.players.filter(
    ({ id, drafted }) => localChanges.get(id)?.picked ?? drafted,
  );
  const drafted: ReadonlySet<number> = new Set(onTeam.map(({ id }) => id));
  const reasons = positionPickAndReleaseRefusals(counts, source.position, source);
  const latest = useRef({ drafted, reasons });
  useEffect(() => {
    latest.current = { drafted, reasons };
  });

  // Stable, so that a pick re-renders one row and not the whole list.
  const toggle = useCallback(async (player: DraftPlayerDto) => {
    if (pending.has(player.id)) return;
    const picks = !latest.current.drafted.has(player.id);
    const reason = picks ? latest.current.reasons.pick : latest.current.reasons.release;
    if (reason) {
      dispatch({ kind: 'blocked', player, text: reason });
      return;
    }
    pending.set(player.id, picks);
    dispatch({ kind: 'sent', player, picks });
    const change = picks ? draftPlayerAction : releasePlayerAction;
    const result = await callAction(() => change({ position: player.position, id: player.id }));
    pending.delete(player.id);
    const isLast = pending.size === 0;
    if (!result.ok) {
      dispatch({
        kind: 'refused',
        player,
        picks,
        isLast,
        text: `${player.name}: ${result.error.message}`,
      });
      return;
    }
    const { replacedBy, team, ...snapshot } = result.data;
    tabChangeState.team.push(team);
    const text = replacedBy ? playsInsteadText(replacedBy, player.name) : null;
    dispatch({ kind: 'answered', player, picks, snapshot, isLast, text });
  }, []);

  /** Returns whether it worked; errors are in `outcome`. */
  async function fill(): Promise<boolean> {
    if (filling) return false;
    dispatch({ kind: 'filling' });
    const result = await callAction(() => fillRosterToMinimumAction({}));
    if (!result.ok) {
      dispatch({ kind: 'not-filled', text: result.error.message });
      return false;
    }
    dispatch({ kind: 'filled', snapshot: result.data, isLast: pending.size === 0 });
    router.refresh();
    return true;
  }

  return { counts, complete, drafted, reasons, outcome, filling, toggle, fill };
}
