import type { LineBoxControls } from '@/components/math/line-box';
import type { LastWrongTryDto } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import type { AnswerDraft } from './use-answer-draft';

const keyOf = (of: StudentWorkLine['of']) => of.join();
const find = (lines: readonly StudentWorkLine[], of: StudentWorkLine['of']) =>
  lines.find((line) => keyOf(line.of) === keyOf(of));

export const typedTextOfLine = (
  lines: readonly StudentWorkLine[],
  of: StudentWorkLine['of'],
): string => find(lines, of)?.typed ?? '';

export const filledInLines = (lines: readonly StudentWorkLine[]): StudentWorkLine[] =>
  lines.filter(({ of, typed }) => of.length > 0 && typed.trim() !== '');

/**
 * A draft's boxes, with the marks from the last wrong try. A mark disappears when its box changes.
 * Without boxes on this device, those of the last wrong try are shown.
 */
export function draftLineBoxControls(
  { lines, save }: Pick<AnswerDraft, 'lines' | 'save'>,
  last: Pick<LastWrongTryDto, 'lines' | 'hint'> | null | undefined,
): Required<Omit<LineBoxControls, 'isSmall'>> & { lines: readonly StudentWorkLine[] } {
  const tried = last?.lines ?? [];
  const shown = lines ?? tried;
  const typedOf = (of: StudentWorkLine['of']) => typedTextOfLine(shown, of);
  return {
    lines: shown,
    typedOf,
    markOf(of) {
      const mark = last?.hint?.marks?.marks.find((each) => keyOf(each.of) === keyOf(of));
      if (!mark || find(tried, of)?.typed.trim() !== typedOf(of).trim()) return null;
      return mark.fits ? 'fits' : 'look';
    },
    change(of, typed) {
      // Replaced at its index, because the index tells which group a line is: A, B, or C.
      const isSame = (line: StudentWorkLine) => keyOf(line.of) === keyOf(of);
      const next = { of, typed };
      save({
        lines: shown.some(isSame)
          ? shown.map((line) => (isSame(line) ? next : line))
          : [...shown, next],
      });
    },
  };
}

export function filledInLinesAsInput(lines: readonly StudentWorkLine[]): {
  lines?: StudentWorkLine[];
} {
  const sent = filledInLines(lines);
  return sent.length > 0 ? { lines: sent } : {};
}
