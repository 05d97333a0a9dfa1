import type { OwnLine } from '@/lib/domain/answers/lines';

export const LETTERS = ['A', 'B', 'C'] as const;

/** The places of the starters in each group, by its letter. */
export const membersOf = (lines: readonly OwnLine[]): OwnLine['of'][] =>
  LETTERS.map((_, group) => lines[group]?.of ?? []);

/**
 * The groups once a starter has gone into one, or out of it. What was written for another group
 * stays.
 */
export function regrouped(lines: readonly OwnLine[], place: number, into: number): OwnLine[] {
  return LETTERS.map((_, group) => {
    const { of = [], typed = '' } = lines[group] ?? {};
    const others = of.filter((each) => each !== place);
    const isIn = group === into && others.length === of.length;
    return { of: isIn ? [...others, place].sort((a, b) => a - b) : others, typed };
  });
}
