/** The numbers a lesson's picture is drawn from. Numbers are for drawing only: nothing is graded by them. */
export type LessonFigure =
  | { kind: 'circle'; parts: { label: string; value: number }[] }
  | { kind: 'stacked-bar'; keys: string[]; bars: { label: string; parts: number[] }[] }
  | { kind: 'multiple-line'; weeks: number[]; lines: { label: string; values: (number | null)[] }[] }
  | { kind: 'stem-and-leaf'; rows: { stem: number; leaves: number[] }[] }
  /** A count of null is left to find: that bar is not drawn yet. */
  | { kind: 'histogram'; bins: { from: number; to: number; count: number | null }[] }
  | {
      kind: 'scatter-plot';
      across: string;
      up: string;
      /** `label` marks the few points that a step speaks of; mostly empty. */
      points: { label: string; x: number; y: number }[];
      /** Drawn through two of the points; null where it is not there yet. */
      line: { x1: number; y1: number; x2: number; y2: number } | null;
    }
  /** Only what has been found so far: the rest of the box is null and not drawn. */
  | {
      kind: 'box-and-whisker';
      values: number[];
      min: number | null;
      q1: number | null;
      median: number | null;
      q3: number | null;
      max: number | null;
    }
  | { kind: 'dots'; values: number[] };

/** The student's numbers. The first column names the row. */
export type LessonTable = { caption: string; columns: string[]; rows: string[][] };
