/** The numbers a lesson's picture is drawn from. Numbers are for drawing only: nothing is graded by them. */
export type LessonFigure =
  | { kind: 'circle'; parts: { label: string; value: number }[] }
  | { kind: 'stacked-bar'; keys: string[]; bars: { label: string; parts: number[] }[] }
  | {
      kind: 'multiple-line';
      weeks: number[];
      lines: { label: string; values: (number | null)[] }[];
      /** The last week that is drawn already; null where all are. */
      drawnTo: number | null;
    }
  | { kind: 'stem-and-leaf'; rows: { stem: number; leaves: number[] }[] }
  /** A count of null is left to find: that bar is not drawn yet. */
  | { kind: 'histogram'; bins: { from: number; to: number; count: number | null }[] }
  | {
      kind: 'scatter-plot';
      across: string;
      up: string;
      points: { x: number; y: number }[];
      /** Drawn through two of the points, A on the left and B on the right; null where it is not there yet. */
      line: { from: { x: number; y: number }; to: { x: number; y: number } } | null;
    }
  /** The dots alone while the five numbers are still to be found. */
  | {
      kind: 'box-and-whisker';
      values: number[];
      five: { min: number; q1: number; median: number; q3: number; max: number } | null;
    }
  | { kind: 'dots'; values: number[] };

/** The student's numbers. The first column names the row. */
export type LessonTable = { caption: string; columns: string[]; rows: string[][] };
