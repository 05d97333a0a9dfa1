import type { LineBoxes } from '@/components/math/line-box';
import type { LastTryDto } from '@/lib/data/score-card/dto';
import type { OwnLine } from '@/lib/domain/answers/lines';
import type { TypedDraft } from './use-typed-draft';

const nameOf = (of: OwnLine['of']) => of.join();
const find = (lines: readonly OwnLine[], of: OwnLine['of']) =>
  lines.find((line) => nameOf(line.of) === nameOf(of));

/** What stands in the box about these lines; empty where nothing does. */
export const typedIn = (lines: readonly OwnLine[], of: OwnLine['of']): string =>
  find(lines, of)?.typed ?? '';

/** The boxes with something in them. */
export const written = (lines: readonly OwnLine[]): OwnLine[] =>
  lines.filter(({ of, typed }) => of.length > 0 && typed.trim() !== '');

/**
 * The boxes of a draft, with what was said of them in the last wrong try. A mark goes as soon as
 * its box says something else. What another device has sent stands in them where this one keeps
 * nothing.
 */
export function ownLines(
  { lines, keep }: Pick<TypedDraft, 'lines' | 'keep'>,
  last: Pick<LastTryDto, 'lines' | 'hint'> | null | undefined,
): Required<Omit<LineBoxes, 'isSmall'>> & { lines: readonly OwnLine[] } {
  const tried = last?.lines ?? [];
  const shown = lines ?? tried;
  const typedOf = (of: OwnLine['of']) => typedIn(shown, of);
  return {
    lines: shown,
    typedOf,
    markOf(of) {
      const mark = last?.hint?.marks?.marks.find((each) => nameOf(each.of) === nameOf(of));
      if (!mark || find(tried, of)?.typed.trim() !== typedOf(of).trim()) return null;
      return mark.fits ? 'fits' : 'look';
    },
    change(of, typed) {
      // In its place: the groups of a team are told apart by theirs.
      const isSame = (line: OwnLine) => nameOf(line.of) === nameOf(of);
      const next = { of, typed };
      keep({
        lines: shown.some(isSame)
          ? shown.map((line) => (isSame(line) ? next : line))
          : [...shown, next],
      });
    },
  };
}

/** What goes along with a sum: the boxes with something in them. */
export function linesToSend(lines: readonly OwnLine[]): { lines?: OwnLine[] } {
  const sent = written(lines);
  return sent.length > 0 ? { lines: sent } : {};
}
