/** What a graph that is handed in may be, and how a teacher reviews it. */

/** Bytes of a picture as it is chosen, before it is made smaller. */
export const MAX_PICTURE_BYTES = 8 * 1024 * 1024;
/** Files of one student in one week, new versions included. */
export const MAX_FILES_PER_WEEK = 20;
export const MAX_TITLE = 80;
export const MAX_DESCRIPTION = 500;
export const MAX_TABLE_BYTES = 8 * 1024;
export const MAX_REVIEW_COMMENT = 300;

/** What a file chooser offers. The server looks at the content, whatever the name says. */
export const PICTURE_TYPES = 'image/png,image/jpeg,image/webp';

/** The builder draws; everything else is a photo or a picture from another program. */
export type GraphSource = 'builder' | 'photo';

/** The numbers behind a graph, for those who cannot see it. */
export type GraphTable = {
  readonly caption?: string;
  readonly columns: readonly string[];
  /** Each as long as `columns`. Null where there is no number, such as a bye. */
  readonly rows: readonly (readonly (string | number | null)[])[];
};

/** More rows than a graph on paper has. */
const MAX_TYPED_ROWS = 40;
const NAME_AND_NUMBER = /^(.+?)\s*[,;:\t]\s*([-−+]?\s?\d[\d.,/ ]*)$/;

export type TypedTableProblem =
  | { why: 'unreadable'; line: number }
  | { why: 'too-many'; most: number };

/**
 * A typed or pasted table: a name, a comma, and a number on each line; a fraction stays as typed.
 * Null without lines.
 */
export function typedGraphTable(
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

/** The same table as lines again, for a new version; empty for one of another shape. */
export function typedLines(table: GraphTable | null): string {
  if (table?.columns.join() !== 'Name,Number') return '';
  return table.rows.map(([name, number]) => `${name}, ${number}`).join('\n');
}

/** The four things a teacher looks at, each from 0 to 3. */
export const RUBRIC = ['accuracy', 'labels', 'scale', 'keyAndClaim'] as const;
export type RubricKey = (typeof RUBRIC)[number];
export type RubricLevel = 0 | 1 | 2 | 3;
export type Rubric = Record<RubricKey, RubricLevel>;
export const RUBRIC_MAX = RUBRIC.length * 3;

export function rubricTotal(rubric: Rubric): number {
  return RUBRIC.reduce((sum, part) => sum + rubric[part], 0);
}

/**
 * `approved` opens the graph to the class, `seen` keeps it private, `returned` asks for a new
 * version.
 */
export const ACCEPTED = ['approved', 'seen'] as const;
export const REVIEW_OUTCOMES = [...ACCEPTED, 'returned'] as const;
export type ReviewOutcome = (typeof REVIEW_OUTCOMES)[number];
/** `waiting` until a teacher has looked at it. */
export type GraphState = 'waiting' | ReviewOutcome;

/**
 * The ratings that count: a graph that went back has none, whatever an older release asked for
 * then.
 */
export function ratingsOf(
  review: { outcome: ReviewOutcome; rubric?: Rubric | undefined } | undefined,
): Rubric | null {
  return review && review.outcome !== 'returned' ? (review.rubric ?? null) : null;
}
