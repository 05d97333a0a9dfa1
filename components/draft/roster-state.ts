import type { DraftPlayerDto } from '@/lib/data/draft/dto';
import type { RosterCountDto } from '@/lib/data/team/dto';
import type { PositionCode } from '@/lib/domain/football/positions';
import {
  draftDecision,
  needsScouting,
  type RosterCounts,
  releaseDecision,
} from '@/lib/domain/football/roster';
import { DRAFT, noLongerOnTeamText, nowOnTeamText } from '@/words/draft';
import { rosterRefusal, scoutPositionFirstText, teamChangesPausedText } from '@/words/roster';

type RosterSnapshot = { counts: RosterCountDto[]; version: number; complete: boolean };

/** The server's last answer. A new object resets the state; the same one keeps later picks. */
export type ServerRoster = RosterSnapshot & {
  position: PositionCode;
  players: readonly DraftPlayerDto[];
  readOnly: boolean;
  scouted: boolean;
};

/**
 * A change from this page with the roster version after it, which is Infinity until the server
 * answers.
 */
type LocalChange = { picked: boolean; version: number };
type LocalChanges = ReadonlyMap<number, LocalChange>;

/** This tab's unanswered picks (true) and releases (false), by player id. */
type PendingChanges = ReadonlyMap<number, boolean>;

type RosterState = {
  source: ServerRoster;
  localChanges: LocalChanges;
  counts: RosterCountDto[];
  complete: boolean;
  newest: RosterSnapshot;
  /** The newest snapshot's version when this page last got an answer. */
  version: number;
  filling: boolean;
  /** The result of the last press. A new object is announced even if the text is the same. */
  outcome: { tone: 'good' | 'warn'; text: string; id: number | null } | null;
};

type RosterEvent =
  | { kind: 'reloaded'; source: ServerRoster; pending: PendingChanges }
  | { kind: 'sent'; player: DraftPlayerDto; picks: boolean }
  /** `isLast` means that no other change is pending. */
  | {
      kind: 'answered';
      player: DraftPlayerDto;
      picks: boolean;
      snapshot: RosterSnapshot;
      isLast: boolean;
      text: string | null;
    }
  | { kind: 'refused'; player: DraftPlayerDto; picks: boolean; isLast: boolean; text: string }
  | { kind: 'blocked'; player: DraftPlayerDto; text: string }
  | { kind: 'filling' }
  | { kind: 'filled'; snapshot: RosterSnapshot; isLast: boolean }
  | { kind: 'not-filled'; text: string };

/** Pending changes are applied where the page's data doesn't include them yet. */
export function initialRosterState({
  source,
  pending,
}: {
  source: ServerRoster;
  pending: PendingChanges;
}): RosterState {
  const localChanges: LocalChanges = new Map(
    source.players.flatMap(({ id, drafted }) => {
      const picked = pending.get(id);
      return picked === undefined || picked === drafted
        ? []
        : [[id, { picked, version: Number.POSITIVE_INFINITY }] as const];
    }),
  );
  return {
    source,
    localChanges,
    counts: [...localChanges.values()].reduce(
      (sum, { picked }) => rosterCountsAfterChange(sum, source.position, picked ? 1 : -1),
      source.counts,
    ),
    complete: source.complete,
    newest: source,
    version: source.version,
    filling: false,
    outcome: null,
  };
}

export function rosterReducer(state: RosterState, event: RosterEvent): RosterState {
  switch (event.kind) {
    case 'reloaded':
      return withServerRoster(state, event.source, event.pending);
    case 'sent': {
      const { player, picks } = event;
      const text = picks ? nowOnTeamText(player.name) : noLongerOnTeamText(player.name);
      const localChanges = new Map(state.localChanges).set(player.id, {
        picked: picks,
        version: Number.POSITIVE_INFINITY,
      });
      return {
        ...counted(state, player, picks),
        localChanges,
        outcome: { tone: 'good', text, id: player.id },
      };
    }
    case 'answered': {
      const { player, picks, snapshot, isLast, text } = event;
      const localChanges = new Map(state.localChanges).set(player.id, {
        picked: picks,
        version: snapshot.version,
      });
      return {
        ...settled(state, snapshot, isLast),
        localChanges,
        outcome: text ? { tone: 'good', text, id: player.id } : state.outcome,
      };
    }
    case 'refused': {
      const { player, picks, isLast, text } = event;
      const localChanges = new Map([...state.localChanges].filter(([id]) => id !== player.id));
      return {
        ...settled(counted(state, player, !picks), state.newest, isLast),
        localChanges,
        outcome: { tone: 'warn', text, id: player.id },
      };
    }
    case 'blocked':
      return { ...state, outcome: { tone: 'warn', text: event.text, id: event.player.id } };
    case 'filling':
      return { ...state, filling: true };
    case 'filled':
      return {
        ...settled(state, event.snapshot, event.isLast),
        filling: false,
        outcome: { tone: 'good', text: DRAFT.teamFull, id: null },
      };
    case 'not-filled':
      return { ...state, filling: false, outcome: { tone: 'warn', text: event.text, id: null } };
  }
}

/** Rows stay in place, and so does the focus. */
function withServerRoster(
  state: RosterState,
  source: ServerRoster,
  pending: PendingChanges,
): RosterState {
  // Data fetched just before this page's change was answered doesn't include it.
  const isOpen = (id: number, { version }: LocalChange) =>
    version === Number.POSITIVE_INFINITY ? pending.has(id) : version > source.version;
  const localChanges = new Map(
    [...state.localChanges].filter(([id, change]) => isOpen(id, change)),
  );
  const isCurrent = localChanges.size === 0 && source.version >= state.version;
  return {
    ...state,
    source,
    localChanges,
    counts: isCurrent ? source.counts : state.counts,
    complete: isCurrent ? source.complete : state.complete,
    newest: source.version > state.newest.version ? source : state.newest,
    outcome: state.source.position === source.position ? state.outcome : null,
  };
}

/** A pending pick brings its own counts later. */
function settled(state: RosterState, snapshot: RosterSnapshot, isLast: boolean): RosterState {
  const newest = snapshot.version >= state.newest.version ? snapshot : state.newest;
  return {
    ...state,
    newest,
    version: newest.version,
    counts: isLast ? newest.counts : state.counts,
    complete: newest.complete,
  };
}

function counted(state: RosterState, { position }: DraftPlayerDto, picked: boolean): RosterState {
  return { ...state, counts: rosterCountsAfterChange(state.counts, position, picked ? 1 : -1) };
}

/**
 * Why nobody at this position can be picked, or released, right now; null when it is possible.
 * `scoutFirst` means that only scouting is missing. The server checks the same rule again.
 */
export function positionPickAndReleaseRefusals(
  counts: readonly RosterCountDto[],
  position: PositionCode,
  { readOnly, scouted }: { readOnly: boolean; scouted: boolean },
) {
  if (readOnly)
    return { pick: teamChangesPausedText(), release: teamChangesPausedText(), scoutFirst: false };
  const byPosition = Object.fromEntries(
    counts.map((count) => [count.position, count.drafted]),
  ) as RosterCounts;
  const pick = draftDecision(byPosition, position);
  const release = releaseDecision(byPosition, position);
  const scoutFirst = pick.ok && needsScouting({ drafted: byPosition[position], scouted });
  return {
    pick: scoutFirst
      ? scoutPositionFirstText(position)
      : pick.ok
        ? null
        : rosterRefusal(pick.refusal),
    release: release.ok ? null : rosterRefusal(release.refusal),
    scoutFirst,
  };
}

export function rosterCountsAfterChange(
  counts: readonly RosterCountDto[],
  position: PositionCode,
  change: 1 | -1,
): RosterCountDto[] {
  return counts.map((count) =>
    count.position === position ? { ...count, drafted: count.drafted + change } : count,
  );
}
