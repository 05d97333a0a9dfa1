import type { GraphSource, GraphState, GraphTable, ReviewOutcome, Rubric } from '@/lib/domain/graph';

export type GraphReviewDto = { outcome: ReviewOutcome; rubric: Rubric; comment: string; at: string };

/** One version of a graph. Its picture is at `/api/graphs/{id}`, and small at `/api/graphs/{id}?w=480`. */
export type GraphVersionDto = {
  id: string;
  version: number;
  title: string;
  description: string;
  /** One of the seven types, or empty. */
  graphType: string;
  /** The type as it is shown; null when there is none. */
  typeLabel: string | null;
  source: GraphSource;
  table: GraphTable | null;
  /** Null for a graph of an older release. */
  createdAt: string | null;
  state: GraphState;
  review: GraphReviewDto | null;
};

/** The newest version, and those before it from old to new. */
export type GraphDto = GraphVersionDto & { week: number; earlier: GraphVersionDto[] };

export type OwnGraphDto = GraphDto & {
  /** MVP points that go when it is removed. */
  removalCost: number;
};

export type GraphHubDto = {
  week: number;
  /** Why nothing can be handed in now; null when it can. */
  closed: string | null;
  /** The season is paused: nothing can be removed either. */
  readOnly: boolean;
  /** Files the student may still hand in this week. */
  filesLeft: number;
  graphsThisWeek: number;
  /** MVP points the next graph of this week earns. */
  nextAward: number;
  inLeague: boolean;
  /** Newest week first; weeks without a graph are left out. */
  weeks: { week: number; graphs: OwnGraphDto[] }[];
  /** Graphs that are stored and cannot be read. */
  unreadable: number;
  account: string;
};

/** A graph the teacher opened to the class: the team's name, and no other name. */
export type GalleryGraphDto = {
  id: string;
  week: number;
  teamName: string;
  own: boolean;
  title: string;
  description: string;
  typeLabel: string | null;
  table: GraphTable | null;
};

export type GalleryDto = { inLeague: boolean; graphs: GalleryGraphDto[] };

export type ReviewGraphDto = GraphDto & { studentId: string; studentName: string; teamName: string | null };

export type GraphReviewPageDto = {
  leagueName: string;
  week: number;
  /** Weeks that can be looked at, the latest first. */
  weeks: number[];
  /** Those that wait first, then by student. */
  graphs: ReviewGraphDto[];
  studentsWithout: number;
  /** Graphs that are stored and cannot be read. */
  unreadable: number;
};
