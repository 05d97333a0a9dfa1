import type { StudentWorkLine } from '@/lib/domain/answers/lines';

export const GROUP_LETTERS = ['A', 'B', 'C'] as const;

/** The positions of each group's starters, by its letter. */
export const groupMembers = (lines: readonly StudentWorkLine[]): StudentWorkLine['of'][] =>
  GROUP_LETTERS.map((_, group) => lines[group]?.of ?? []);

/** The groups after a starter joins or leaves one. Lines of other groups stay. */
export function toggleStarterInGroup(
  lines: readonly StudentWorkLine[],
  place: number,
  into: number,
): StudentWorkLine[] {
  return GROUP_LETTERS.map((_, group) => {
    const { of = [], typed = '' } = lines[group] ?? {};
    const others = of.filter((each) => each !== place);
    const isIn = group === into && others.length === of.length;
    return { of: isIn ? [...others, place].sort((a, b) => a - b) : others, typed };
  });
}
