import { useCallback, useEffect, useReducer } from 'react';
import { deviceStorage } from '@/components/outbox/device-storage';
import { newOperationId } from '@/lib/actions/operation-id';
import {
  type GraphDraft,
  graphDraftWithTopPlayers,
  restoreGraphDraft,
} from '@/lib/domain/graphs/graph-draft';
import type { GraphType } from '@/lib/domain/graphs/graph-names';
import type { GraphRequirements } from '@/lib/domain/graphs/graph-rules';
import type { GraphDataSource } from '@/lib/domain/graphs/graph-source';

const MAX_UNDO_STEPS = 200;

type SavedDraft = { draft: unknown; operationId: string; savedAt: number };

type Editor = {
  draft: GraphDraft;
  operationId: string;
  onDevice: boolean;
  /** A handle is being dragged; the draft is saved when it is released. */
  held: boolean;
  past: readonly GraphDraft[];
  future: readonly GraphDraft[];
  /** More characters in the box that was typed into last belong to the same undo step. */
  lastBox: string | null;
};

type DraftEvent =
  | { do: 'begin'; draft: GraphDraft; operationId: string; onDevice: boolean }
  | { do: 'change'; changes: Partial<GraphDraft>; held: boolean; isKey: boolean }
  | { do: 'undo' | 'redo' }
  | { do: 'saved'; onDevice: boolean };

const startEditor = (draft: GraphDraft, operationId: string, onDevice: boolean): Editor => ({
  draft,
  operationId,
  onDevice,
  held: false,
  past: [],
  future: [],
  lastBox: null,
});

function reduce(before: Editor, event: DraftEvent): Editor {
  switch (event.do) {
    case 'begin':
      return startEditor(event.draft, event.operationId, event.onDevice);
    case 'change': {
      const draft = { ...before.draft, ...event.changes };
      const changed = changedBox(before.draft, draft);
      // A whole drag is one undo step, and so is a whole word.
      const isNew =
        !before.held &&
        (event.held || event.isKey || changed === null || changed !== before.lastBox);
      return {
        ...before,
        draft,
        operationId: newOperationId(),
        held: event.held,
        past: isNew ? [...before.past, before.draft].slice(-MAX_UNDO_STEPS) : before.past,
        future: [],
        lastBox: event.held || before.held || event.isKey ? null : changed,
      };
    }
    case 'undo':
    case 'redo': {
      const [from, to] =
        event.do === 'undo' ? [before.past, before.future] : [before.future, before.past];
      const draft = from.at(-1);
      if (!draft) return before;
      const [past, future] = [from.slice(0, -1), [...to, before.draft]];
      return {
        ...before,
        draft,
        operationId: newOperationId(),
        lastBox: null,
        ...(event.do === 'undo' ? { past, future } : { past: future, future: past }),
      };
    }
    case 'saved':
      return before.onDevice === event.onDevice ? before : { ...before, onDevice: event.onDevice };
  }
}

/** The only box that changed; null when several did, or something else. */
function changedBox(before: GraphDraft, after: GraphDraft): string | null {
  const names = (Object.keys(after) as (keyof GraphDraft)[]).filter(
    (name) => after[name] !== before[name],
  );
  const [name] = names;
  if (names.length !== 1 || !name) return null;
  const [old, now] = [before[name], after[name]];
  if (typeof now === 'string') return name;
  if (typeof now !== 'object' || Array.isArray(now)) return null;
  const parts = Object.keys(now).filter(
    (part) => (now as Record<string, unknown>)[part] !== (old as Record<string, unknown>)[part],
  );
  return parts.length === 1 ? `${name} ${parts[0]}` : null;
}

/** A student's first graph starts on the drawing surface, not in the boxes. */
const blank = (plan: GraphRequirements, source: GraphDataSource): GraphDraft => ({
  ...graphDraftWithTopPlayers(plan, source),
  byHand: true,
});

/**
 * The graph being edited, with undo and redo. The draft is saved on this device under account and
 * type, so a reload or signing in again restores it for the same student only. `operationId`
 * belongs to exactly this draft: handed in twice, it is stored once. `onDevice` means that it would
 * survive a reload.
 */
export function useGraphDraft(
  account: string,
  type: GraphType,
  plan: GraphRequirements,
  source: GraphDataSource,
) {
  const name = `graph-draft:${account}:${type}`;
  const [now, dispatch] = useReducer(reduce, null, () =>
    startEditor(blank(plan, source), '', false),
  );

  const startBlank = () =>
    dispatch({
      do: 'begin',
      draft: blank(plan, source),
      operationId: newOperationId(),
      onDevice: false,
    });

  // In an effect, because the server doesn't know what this device has saved. New weekly data must
  // not undo what was typed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read once for each graph.
  useEffect(() => {
    const saved = deviceStorage().read(name);
    if (!isSavedDraft(saved)) return startBlank();
    dispatch({
      do: 'begin',
      draft: restoreGraphDraft(saved.draft, plan, source),
      operationId: saved.operationId,
      onDevice: true,
    });
  }, [name]);

  const { draft, operationId, held } = now;
  useEffect(() => {
    if (held || !operationId || JSON.stringify(draft) === JSON.stringify(blank(plan, source)))
      return;
    const saved: SavedDraft = { draft, operationId, savedAt: Date.now() };
    dispatch({ do: 'saved', onDevice: deviceStorage().write(name, saved) });
  }, [name, draft, operationId, held, plan, source]);

  const change = useCallback(
    (changes: Partial<GraphDraft>, phase?: 'held' | 'released' | 'key') =>
      dispatch({ do: 'change', changes, held: phase === 'held', isKey: phase === 'key' }),
    [],
  );

  /** The graph is handed in, so the device copy goes; the page still shows it. */
  function forget() {
    deviceStorage().remove(name);
    dispatch({ do: 'saved', onDevice: false });
  }

  function startAgain() {
    deviceStorage().remove(name);
    startBlank();
  }

  return {
    ...now,
    change,
    forget,
    startAgain,
    undo: now.past.length > 0 ? () => dispatch({ do: 'undo' }) : null,
    redo: now.future.length > 0 ? () => dispatch({ do: 'redo' }) : null,
  };
}

function isSavedDraft(value: unknown): value is SavedDraft {
  const saved = value as Partial<SavedDraft> | null;
  return (
    typeof saved?.savedAt === 'number' &&
    typeof saved.operationId === 'string' &&
    saved.draft !== undefined
  );
}
