import type { StudentWorkLine } from '@/lib/domain/answers/lines';

export const STARTER_GROUP_LETTERS = ['A', 'B', 'C'] as const;

export const starterIndexesByGroup = (lines: readonly StudentWorkLine[]): StudentWorkLine['of'][] =>
  STARTER_GROUP_LETTERS.map((_, group) => lines[group]?.of ?? []);

export function toggleStarterInGroup(
  lines: readonly StudentWorkLine[],
  starter: number,
  into: number,
): StudentWorkLine[] {
  return STARTER_GROUP_LETTERS.map((_, group) => {
    const { of = [], typed = '' } = lines[group] ?? {};
    const others = of.filter((each) => each !== starter);
    const isIn = group === into && others.length === of.length;
    return { of: isIn ? [...others, starter].sort((a, b) => a - b) : others, typed };
  });
}
