import type { Hint, HintLevelContent } from './hints';
import { hasWrongOrMissingLine, type LineMark, type LinesCheck } from './lines';
import { type Diagnosis, misconceptionGroupOfTag } from './mistakes/misconceptions';
import type { MisconceptionGroup } from './mistakes/mistake';

type Kind = Hint['of'];
type Part = NonNullable<Hint['part']>;

/** `help` says what is shown and asks for nothing; `next` is the next step. */
export type TextsOfOneHintLevel<Line> = {
  title: string;
  help?: string;
  next: string;
  lines?: Line[];
  together?: true;
};

type HintTexts<Line, Marks> = {
  level: (level: HintLevelContent, of: Kind) => TextsOfOneHintLevel<Line>;
  mistake: (mistake: Diagnosis, of: Kind) => { seen?: string; hint: string };
  mistakeTitle: (tag: string, of: Kind) => string;
  marks: (lines: LinesCheck, of: Kind) => Marks;
  marksNext: (lines: LinesCheck, of: Kind) => string;
  partRight: Readonly<Record<Part, string>>;
  otherPart: Readonly<Record<Part, string>>;
  stays: Readonly<Record<NonNullable<Hint['stays']>, string>>;
  lookAtLines: Readonly<Record<Kind, string>>;
  lookAtAdding: string;
  compareLines: string;
  workedHard: string;
  start: string;
  firstStep: Readonly<Record<Kind, string>>;
};

/**
 * Groups of mistakes in work that a hint level shows already done. Null is a mistake without a
 * group, such as one line that isn't right.
 */
const IN_LINES = ['source', 'rate', 'remainder', 'below-one', 'slip', null] as const;
const GIVEN: Readonly<
  Partial<Record<HintLevelContent['says'], readonly (MisconceptionGroup | null)[]>>
> = {
  'each-line': IN_LINES,
  'two-sums': [...IN_LINES, 'adding'],
  'same-bottom': ['adding'],
};

/** Groups of mistakes whose next step works on this part again, so it isn't called right. */
const REDONE: Readonly<Record<Part, readonly MisconceptionGroup[]>> = {
  whole: ['whole', 'writing'],
  fraction: ['fraction', 'adding', 'remainder', 'below-one', 'writing'],
};

/** Levels that show nothing: the next step for a known mistake takes their place. */
const NUDGES: readonly HintLevelContent['says'][] = [
  'no-counts',
  'whole-lines',
  'one-fraction',
  'team-fractions',
  'parts',
  'remainders',
];

const isWrong = ({ fits }: LineMark): boolean => !fits;

export const joinSentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' ');

/**
 * One sentence says what was seen, and one the next step: that of the small questions, or else of
 * the known mistake, of the marked lines, or of the level. What the level shows comes along in any
 * case.
 */
export function composeHintMessage<Line, Marks>(
  { of, mistake, rung: newest, earlier = [], part, stays, lines: marks }: Hint,
  texts: HintTexts<Line, Marks>,
) {
  const level = newest && texts.level(newest, of);
  const isUnsure = mistake?.tag === 'cannot-tell';
  // If the student wrote lines, "can't tell" is of no use, nor is a guess at a line that fits.
  const isGuess =
    isUnsure ||
    marks?.unread !== undefined ||
    (mistake?.tag === 'one-line' && !marks?.marks.some(isWrong));
  const known = mistake && !(marks && isGuess) ? texts.mistake(mistake, of) : null;
  const group = mistake ? misconceptionGroupOfTag(mistake.tag) : null;
  const right = part && !(group && REDONE[part].includes(group)) ? texts.partRight[part] : null;
  const seen =
    (stays && texts.stays[stays]) ??
    (group === 'line' ? null : right) ??
    known?.seen ??
    right ??
    (level?.together && texts.workedHard);
  const isNudge = !newest || NUDGES.includes(newest.says);
  const isAboutFractions =
    newest?.says === 'find-denominator' || newest?.says === 'numerators-only';
  const isGiven = newest !== null && (GIVEN[newest.says]?.includes(group) ?? false);
  const { title, next } = nextStep();
  return {
    title,
    text: joinSentences(seen, next),
    ...(level?.lines ? { lines: level.lines } : {}),
    ...(level?.together ? { together: level.together } : {}),
    ...(earlier.length > 0 ? { earlier: earlier.map(earlierLevel) } : {}),
    ...(marks ? { marks: texts.marks(marks, of) } : {}),
  };

  function earlierLevel(each: HintLevelContent) {
    const { help, next, ...shown } = texts.level(each, of);
    return { ...shown, text: joinSentences(help, next) };
  }

  function nextStep(): { title: string; next: string } {
    const shown = level?.lines && level.help;
    if (level?.together) return level;
    if (level && newest?.says === 'each-line' && marks && hasWrongOrMissingLine(marks))
      return { title: level.title, next: joinSentences(level.help, texts.compareLines) };
    if (mistake && known && (!isUnsure || isNudge) && !isGiven)
      return {
        title: texts.mistakeTitle(mistake.tag, of),
        next: joinSentences(known.hint, shown),
      };
    if (marks && newest?.says !== 'two-sums')
      return {
        title: hasWrongOrMissingLine(marks) ? texts.lookAtLines[of] : texts.lookAtAdding,
        next: joinSentences(texts.marksNext(marks, of), shown),
      };
    if (right && part && of === 'team' && (isNudge || (part === 'fraction' && isAboutFractions)))
      return { title: texts.start, next: texts.otherPart[part] };
    if (level) return { title: level.title, next: joinSentences(level.help, level.next) };
    return { title: texts.start, next: texts.firstStep[of] };
  }
}
