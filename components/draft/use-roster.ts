import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState } from 'react';
import { callAction } from '@/lib/actions/call-action';
import { draftPickAction, draftReleaseAction, fillRosterAction } from '@/lib/actions/draft';
import type { DraftPlayerDto, RosterCountDto } from '@/lib/data/draft/dto';
import { POSITION_CODES, type PositionCode } from '@/lib/domain/football/positions';
import { draftDecision, needsScouting, type RosterCounts, releaseDecision } from '@/lib/domain/football/roster';
import { NOTHING_CHANGES_NOW, rosterRefusal, scoutFirst as scoutFirstText } from '@/words/roster';

/** What the server said last. A new object starts over; the same one keeps what was picked since. */
export type RosterSource = {
  position: PositionCode;
  players: readonly DraftPlayerDto[];
  counts: RosterCountDto[];
  /** Of two pictures of the roster, the one with the higher number is the later one. */
  version: number;
  complete: boolean;
  readOnly: boolean;
  scouted: boolean;
};

export type RosterOutcome = { tone: 'good' | 'warn'; text: string };

/** A pick or a release of this page, with the roster's version after it: endless while the server has not answered. */
type OwnChange = { picked: boolean; version: number };

/**
 * What this tab has sent and the server has not answered yet, by id. Whoever picks on a player's card and goes straight back to
 * the list gets a list from before the pick; it shows the pick all the same.
 */
const underWay = new Map<number, boolean>();

/** Picking and letting go. Picks show at once and are taken back, with a sentence, when the server says no. */
export function useRoster(source: RosterSource) {
  const router = useRouter();
  const { position, readOnly, scouted } = source;
  const [shown, setShown] = useState(source);
  const [starting] = useState(() => startingWith(source));
  const [counts, setCounts] = useState(() => countsWith(source, starting));
  const [complete, setComplete] = useState(source.complete);
  const [drafted, setDrafted] = useState(() => draftedIn(source, starting));
  const [own, setOwn] = useState(starting);
  const [filling, setFilling] = useState(false);
  const [outcome, setOutcome] = useState<RosterOutcome | null>(null);
  const busy = useRef(new Set<number>());
  const [version, setVersion] = useState(source.version);
  /** The latest picture of the roster, of a page or of an answer. */
  const newest = useRef<Pick<RosterSource, 'counts' | 'complete' | 'version'>>(source);

  // Another position, or news from the server. What is shown stays in place, and with it the link or button that has the focus.
  if (shown !== source) {
    // What was fetched a moment before a change of this page was answered does not know of it.
    const isOpen = (id: number, { version }: OwnChange) =>
      version === Number.POSITIVE_INFINITY ? underWay.has(id) : version > source.version;
    const later = new Map([...own].filter(([id, change]) => isOpen(id, change)));
    setShown(source);
    setOwn(later);
    setDrafted(draftedIn(source, later));
    if (later.size === 0 && source.version >= version) {
      setCounts(source.counts);
      setComplete(source.complete);
    }
    if (shown.position !== source.position) setOutcome(null);
  }

  const reasons: DraftReasons = draftReasons(counts, position, { readOnly, scouted });
  const latest = useRef({ drafted, reasons });
  useEffect(() => {
    latest.current = { drafted, reasons };
    if (source.version > newest.current.version) newest.current = source;
  });

  const settle = useCallback((answer: typeof newest.current) => {
    if (answer.version >= newest.current.version) newest.current = answer;
    setVersion(newest.current.version);
    // Another pick may be under way; its own answer brings its own counts.
    if (busy.current.size === 0) setCounts(newest.current.counts);
    setComplete(newest.current.complete);
  }, []);

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
      underWay.set(player.id, picks);
      mark(player, picks);
      setOwn((before) => new Map(before).set(player.id, { picked: picks, version: Number.POSITIVE_INFINITY }));
      setOutcome({ tone: 'good', text: picks ? `${player.name} is on your team.` : `${player.name} is no longer on your team.` });
      const change = picks ? draftPickAction : draftReleaseAction;
      const result = await callAction(() => change({ position: player.position, id: player.id }));
      busy.current.delete(player.id);
      underWay.delete(player.id);
      if (!result.ok) {
        setOwn((before) => new Map([...before].filter(([id]) => id !== player.id)));
        mark(player, !picks);
        settle(newest.current);
        setOutcome({ tone: 'warn', text: `${player.name}: ${result.error.message}` });
        return;
      }
      setOwn((before) => new Map(before).set(player.id, { picked: picks, version: result.data.version }));
      settle(result.data);
      const { replacedBy } = result.data;
      if (replacedBy) {
        setOutcome({
          tone: 'good',
          text: `${player.name} is no longer on your team. ${replacedBy} plays instead in your next lineup.`,
        });
      }
    },
    [mark, settle],
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
    settle(result.data);
    setOutcome({ tone: 'good', text: 'Your team is full. You can still swap players.' });
    router.refresh();
    return true;
  }

  return { counts, complete, drafted, reasons, outcome, filling, toggle, fill };
}

/** The changes under way that a page does not know of when it opens. */
function startingWith({ players }: RosterSource): ReadonlyMap<number, OwnChange> {
  return new Map(
    players.flatMap(({ id, drafted }) => {
      const picked = underWay.get(id);
      return picked === undefined || picked === drafted ? [] : [[id, { picked, version: Number.POSITIVE_INFINITY }] as const];
    }),
  );
}

const countsWith = ({ counts, position }: RosterSource, own: ReadonlyMap<number, OwnChange>): RosterCountDto[] =>
  [...own.values()].reduce((sum, { picked }) => withChange(sum, position, picked ? 1 : -1), counts);

function draftedIn({ players }: RosterSource, own: ReadonlyMap<number, OwnChange>): ReadonlySet<number> {
  return new Set(players.filter(({ id, drafted }) => own.get(id)?.picked ?? drafted).map(({ id }) => id));
}

export type DraftReasons = {
  pick: string | null;
  release: string | null;
  /** True when a pick waits for nothing but scouting. */
  scoutFirst: boolean;
};

/** Why nobody of this position can be picked, or let go, right now; null when it can be done. The server decides again by the same rule. */
export function draftReasons(
  counts: readonly RosterCountDto[],
  position: PositionCode,
  { readOnly, scouted }: { readOnly: boolean; scouted: boolean },
): DraftReasons {
  if (readOnly) {
    return { pick: NOTHING_CHANGES_NOW, release: NOTHING_CHANGES_NOW, scoutFirst: false };
  }
  const byPosition = countsByPosition(counts);
  const pick = draftDecision(byPosition, position);
  const release = releaseDecision(byPosition, position);
  const scoutFirst = pick.ok && needsScouting({ drafted: byPosition[position], scouted });
  return {
    pick: scoutFirst ? scoutFirstText(position) : pick.ok ? null : rosterRefusal(pick.refusal),
    release: release.ok ? null : rosterRefusal(release.refusal),
    scoutFirst,
  };
}

/** The counts after one more, or one fewer, of a position. */
export function withChange(counts: readonly RosterCountDto[], position: PositionCode, change: 1 | -1): RosterCountDto[] {
  return counts.map((count) => (count.position === position ? { ...count, drafted: count.drafted + change } : count));
}

function countsByPosition(counts: readonly RosterCountDto[]): RosterCounts {
  const drafted = new Map(counts.map((count) => [count.position, count.drafted]));
  return Object.fromEntries(POSITION_CODES.map((code) => [code, drafted.get(code) ?? 0])) as Record<PositionCode, number>;
}
