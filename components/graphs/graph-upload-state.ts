import { type GraphTable, tableToTypedLines } from '@/lib/domain/graphs/handed-in-graph';
import type { ChosenPicture } from './picture-chooser';

export type ReplacedGraph = {
  id: string;
  title: string;
  description: string;
  graphType: string;
  table: GraphTable | null;
};

export type GraphUploadDraft = {
  picture: ChosenPicture | null;
  title: string;
  description: string;
  graphType: string;
  numbers: string;
};

export type GraphUploadErrors = Partial<
  Record<'file' | 'title' | 'description' | 'table', string | undefined>
>;

type GraphUploadState = {
  draft: GraphUploadDraft;
  replacesId: string | undefined;
  errors: GraphUploadErrors;
  /** An error that belongs to no single field. */
  problem: string | null;
  /** From 0 to 1; null while nothing is being sent. */
  progress: number | null;
  sent: { title: string; award: number } | null;
};

type GraphFormEvent =
  | { type: 'changed'; part: Partial<GraphUploadDraft> }
  | { type: 'replaces'; graph: ReplacedGraph | null }
  | { type: 'picture-refused'; error: string | undefined }
  | { type: 'refused'; errors: GraphUploadErrors; problem: string | null }
  | { type: 'sending'; progress: number }
  | { type: 'arrived'; title: string; award: number };

const EMPTY: GraphUploadDraft = {
  picture: null,
  title: '',
  description: '',
  graphType: '',
  numbers: '',
};

export function initialGraphUploadState(replaces: ReplacedGraph | null): GraphUploadState {
  const draft = replaces ? { ...EMPTY, ...textsOf(replaces) } : EMPTY;
  return { draft, replacesId: replaces?.id, errors: {}, problem: null, progress: null, sent: null };
}

/** Keeps what was typed until the server has accepted it. */
export function graphUploadReducer(
  before: GraphUploadState,
  event: GraphFormEvent,
): GraphUploadState {
  switch (event.type) {
    case 'changed':
      return { ...before, draft: { ...before.draft, ...event.part } };
    case 'replaces':
      if (!event.graph) return { ...before, replacesId: undefined };
      return {
        ...before,
        draft: { ...before.draft, ...textsOf(event.graph) },
        replacesId: event.graph.id,
        sent: null,
      };
    case 'picture-refused':
      return { ...before, errors: { ...before.errors, file: event.error } };
    case 'refused':
      return { ...before, errors: event.errors, problem: event.problem, progress: null };
    case 'sending':
      return { ...before, errors: {}, problem: null, progress: event.progress, sent: null };
    case 'arrived':
      return {
        ...before,
        draft: EMPTY,
        progress: null,
        sent: { title: event.title, award: event.award },
      };
  }
}

function textsOf({ title, description, graphType, table }: ReplacedGraph) {
  return { title, description, graphType, numbers: tableToTypedLines(table) };
}
