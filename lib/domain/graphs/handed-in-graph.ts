/** Bytes of a picture as it is sent to the server, after the browser made it smaller. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** Files of one student in one week, including new versions. */
export const MAX_FILES_PER_STUDENT_WEEK = 20;
export const MAX_GRAPH_TITLE_LENGTH = 80;
export const MAX_GRAPH_DESCRIPTION_LENGTH = 500;
export const MAX_GRAPH_TABLE_BYTES = 8 * 1024;
export const MAX_REVIEW_COMMENT_LENGTH = 300;

export const PICTURE_ACCEPT_ATTRIBUTE = 'image/png,image/jpeg,image/webp';

/** 'builder' was drawn in the app; 'photo' is a photo or a picture from another program. */
export type GraphOrigin = 'builder' | 'photo';

/** A graph's numbers as a table, for students who can't see it. */
export type GraphTable = {
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number | null)[])[];
};

/** More rows than a graph on paper has. */
const MAX_TYPED_ROWS = 40;
const NAME_AND_NUMBER = /^(.+?)\s*[,;:\t]\s*([-−+]?\s?\d[\d.,/ ]*)$/;

export type TypedTableProblem =
  | { why: 'unreadable'; line: number }
  | { why: 'too-many'; most: number };

/**
 * Reads a typed or pasted table: a name, a comma, and a number on each line. Fractions stay text.
 * The table is null if there are no lines.
 */
export function parseTypedTable(
  text: string,
): { table: GraphTable | null } | { problem: TypedTableProblem } {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const rows: [string, string | number][] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const [, name, number] = NAME_AND_NUMBER.exec(line) ?? [];
    if (name === undefined || number === undefined) {
      return { problem: { why: 'unreadable', line: index + 1 } };
    }
    const value = Number(number.replace(/[,\s]/g, '').replace('−', '-'));
    rows.push([name, Number.isFinite(value) ? value : number.trim()]);
  }
  if (rows.length > MAX_TYPED_ROWS) return { problem: { why: 'too-many', most: MAX_TYPED_ROWS } };
  return { table: rows.length === 0 ? null : { columns: ['Name', 'Number'], rows } };
}

/** Turns a table from {@link parseTypedTable} back into lines; empty for any other table. */
export function tableToTypedLines(table: GraphTable | null): string {
  if (table?.columns.join() !== 'Name,Number') return '';
  return table.rows.map(([name, number]) => `${name}, ${number}`).join('\n');
}

/** Each part is rated from 0 to 3. */
export const RUBRIC_PARTS = ['accuracy', 'labels', 'scale', 'keyAndClaim'] as const;
export type RubricPartName = (typeof RUBRIC_PARTS)[number];
export type RubricLevel = 0 | 1 | 2 | 3;
export type Rubric = Record<RubricPartName, RubricLevel>;
export const MAX_RUBRIC_TOTAL = RUBRIC_PARTS.length * 3;

export const MAX_DISCUSSION_QUESTION_LENGTH = 200;

export function rubricTotal(rubric: Rubric): number {
  return RUBRIC_PARTS.reduce((sum, part) => sum + rubric[part], 0);
}

/**
 * `approved` shows the graph to the class, `seen` keeps it private, and `returned` asks for a new
 * version.
 */
export const ACCEPTING_REVIEW_OUTCOMES = ['approved', 'seen'] as const;
const REVIEW_OUTCOMES = [...ACCEPTING_REVIEW_OUTCOMES, 'returned'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];
export type GraphReviewState = 'waiting' | ReviewOutcome;

/** Null for a returned graph, even if ratings were stored with it. */
export function rubricOfReview(
  review: { outcome: ReviewOutcome; rubric?: Rubric | undefined } | undefined,
): Rubric | null {
  return review && review.outcome !== 'returned' ? (review.rubric ?? null) : null;
}
