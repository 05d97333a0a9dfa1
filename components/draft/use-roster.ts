import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { draftPickAction, draftReleaseAction, fillRosterAction } from '@/lib/actions/draft';
import type { DraftPlayerDto, RosterCountDto } from '@/lib/data/draft/dto';
import type { PositionCode } from '@/lib/domain/positions';
import { type DraftReasons, draftReasons, withChange } from './draft-reason';

/** What the server said last. A new object starts over; the same one keeps what was picked since. */
export type RosterSource = {
  position: PositionCode;
  players: readonly DraftPlayerDto[];
  counts: RosterCountDto[];
  complete: boolean;
  readOnly: boolean;
  scouted: boolean;
};

export type RosterOutcome = { tone: 'good' | 'warn'; text: string };

/** Picking and letting go. Picks show at once and are taken back, with a sentence, when the server says no. */
export function useRoster(source: RosterSource) {
  const router = useRouter();
  const { position, readOnly, scouted } = source;
  const [shown, setShown] = useState(source);
  const [counts, setCounts] = useState(source.counts);
  const [complete, setComplete] = useState(source.complete);
  const [drafted, setDrafted] = useState(() => draftedIn(source));
  const [filling, setFilling] = useState(false);
  const [outcome, setOutcome] = useState<RosterOutcome | null>(null);
  const busy = useRef(new Set<number>());

  // Another position, or news from the server. What is shown stays in place, and with it the link or button that has the focus.
  if (shown !== source) {
    setShown(source);
    setCounts(source.counts);
    setComplete(source.complete);
    setDrafted(draftedIn(source));
    if (shown.position !== source.position) setOutcome(null);
  }

  const reasons: DraftReasons = draftReasons(counts, position, { readOnly, scouted });
  const latest = useRef({ drafted, reasons });
  useEffect(() => {
    latest.current = { drafted, reasons };
  });

  const mark = useCallback((player: DraftPlayerDto, picked: boolean) => {
    setDrafted((before) => {
      const after = new Set(before);
      if (picked) after.add(player.id);
      else after.delete(player.id);
      return after;
    });
    setCounts((before) => withChange(before, player.position, picked ? 1 : -1));
  }, []);

  const toggle = useCallback(
    async (player: DraftPlayerDto) => {
      if (busy.current.has(player.id)) return;
      const picks = !latest.current.drafted.has(player.id);
      const reason = picks ? latest.current.reasons.pick : latest.current.reasons.release;
      if (reason) {
        setOutcome({ tone: 'warn', text: reason });
        return;
      }
      busy.current.add(player.id);
      mark(player, picks);
      setOutcome({ tone: 'good', text: picks ? `${player.name} is on your team.` : `${player.name} is no longer on your team.` });
      const change = picks ? draftPickAction : draftReleaseAction;
      const result = await callAction(() => change({ position: player.position, id: player.id }));
      busy.current.delete(player.id);
      if (result.ok) {
        // Another pick may be under way; its own answer brings its own counts.
        if (busy.current.size === 0) setCounts(result.data.counts);
        setComplete(result.data.complete);
        return;
      }
      mark(player, !picks);
      setOutcome({ tone: 'warn', text: `${player.name}: ${result.error.message}` });
    },
    [mark],
  );

  /** Whether it was done; what went wrong stands in the outcome. */
  async function fill(): Promise<boolean> {
    if (filling) return false;
    setFilling(true);
    const result = await callAction(() => fillRosterAction({}));
    setFilling(false);
    if (!result.ok) {
      setOutcome({ tone: 'warn', text: result.error.message });
      return false;
    }
    setCounts(result.data.counts);
    setComplete(result.data.complete);
    setOutcome({ tone: 'good', text: 'Your team is full. You can still swap players.' });
    router.refresh();
    return true;
  }

  return { counts, complete, drafted, reasons, outcome, filling, toggle, fill };
}

function draftedIn({ players }: RosterSource): ReadonlySet<number> {
  return new Set(players.filter((player) => player.drafted).map((player) => player.id));
}
