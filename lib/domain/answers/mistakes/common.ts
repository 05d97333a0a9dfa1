import { groupBy } from '@/lib/domain/lists';
import { fromMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { type FormulaLevel, type OwnFormulas, rulesName, rulesOf } from '../../football/formulas';
import { STEP_KEYS, type StepKey } from '../../football/positions';

export type WrongTry = {
  readonly step: StepKey;
  readonly studentId: string;
  /** Which known mistake it looks like; null when none explains it. */
  readonly misconception: string | null;
  readonly answer: MixedNumber;
  /** Null for the team's step. */
  readonly playerId: number | null;
  readonly formulaLevel: FormulaLevel;
  readonly formulaSet?: OwnFormulas | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
};

/** `known`: one misconception. `same`: one wrong answer that several students gave to one player. `other`: whatever is left. */
export type MistakeKind = 'known' | 'same' | 'other';

type MistakeGroup<T extends WrongTry> = {
  readonly kind: MistakeKind;
  readonly misconception: string | null;
  readonly tries: number;
  /** Different ones. */
  readonly students: number;
  /** The answer most students of the group gave; among equals the first that came. */
  readonly sample: T;
};

/** More than this many kinds of mistake at one step are too many for one lesson. */
const MOST_GROUPS = 4;

/** What a class gets wrong, step by step in the order of the card. Steps without a wrong answer are left out. */
export function commonMistakes<T extends WrongTry>(tries: readonly T[]) {
  const inTime = tries.toSorted((a, b) => a.at - b.at);
  return STEP_KEYS.flatMap((step) => {
    const own = inTime.filter((each) => each.step === step);
    return own.length === 0 ? [] : [{ step, tries: own.length, students: studentsIn(own), groups: groupsOf(own) }];
  });
}

/** The most common first; what is left comes last. */
function groupsOf<T extends WrongTry>(tries: readonly T[]): MistakeGroup<T>[] {
  const known: { group: MistakeGroup<T>; members: readonly T[] }[] = [];
  const rest: T[][] = [];
  for (const [key, group] of groupBy(tries, (each) => each.misconception ?? sameness(each))) {
    const kind = group[0]?.misconception === key ? 'known' : 'same';
    if (kind === 'same' && studentsIn(group) < 2) rest.push(group);
    else known.push({ group: groupOf(kind, group), members: group });
  }
  const ranked = known.sort((a, b) => b.group.students - a.group.students || b.group.tries - a.group.tries);
  const few = new Set(ranked.slice(MOST_GROUPS).flatMap(({ members }) => members));
  const other = [...rest.flat(), ...tries.filter((each) => few.has(each))];
  const shown = ranked.slice(0, MOST_GROUPS).map(({ group }) => group);
  return other.length === 0 ? shown : [...shown, groupOf('other', other)];
}

function groupOf<T extends WrongTry>(kind: MistakeKind, tries: readonly T[]): MistakeGroup<T> {
  const answers = [...groupBy(tries, sameness).values()];
  const first = answers.reduce((most, each) => (studentsIn(each) > studentsIn(most) ? each : most))[0] as T;
  const misconception = kind === 'known' ? first.misconception : null;
  return { kind, misconception, tries: tries.length, students: studentsIn(tries), sample: first };
}

/** Two tries are the same when they give one value for one player by one formula, however it is written. */
function sameness({ playerId, answer, ...own }: WrongTry): string {
  return `${playerId} ${rulesName(rulesOf(own))} ${fromMixed(answer).toFraction()}`;
}

const studentsIn = (tries: readonly WrongTry[]): number => new Set(tries.map(({ studentId }) => studentId)).size;
