import { misconceptionGroupOfTag } from '@/lib/domain/answers/mistakes/misconceptions';
import type { MisconceptionGroup } from '@/lib/domain/answers/mistakes/mistake';
import {
  type CardSkill,
  isCardSkill,
  type Skill,
  type SkillFirstTryResultCounts,
} from '@/lib/domain/learning/skills';
import { localizedGraphTypeLabel } from './graph-names';
import { countText, listOfText } from './numbers';

const NAMES: Readonly<Record<CardSkill, string>> = {
  formula: 'Usar toda la fórmula',
  'unit-fraction': 'Una cantidad por una fracción unitaria',
  remainder: 'Lo que sobra, como fracción',
  'mixed-rate': 'Una cantidad por otra fracción',
  'equal-fractions': 'Fracciones equivalentes, forma más simple',
  'like-sums': 'Sumar con el mismo denominador',
  'unlike-sums': 'Sumar con denominadores distintos',
  'below-zero': 'Números debajo de cero',
  estimate: 'Calcular a ojo dónde cae',
};

export const skillName = (skill: Skill): string =>
  isCardSkill(skill) ? NAMES[skill] : `Lección: ${localizedGraphTypeLabel(skill)}`;

/**
 * "Primer intento: 8 de los últimos 10, y 2 en los que no podemos saberlo". A guess has no tries:
 * it is close or it isn't.
 */
export function skillRecordText(
  skill: Skill,
  { right, of, unknown }: { right: number; of: number; unknown: number },
): string {
  const start = skill === 'estimate' ? 'Cerca' : 'Primer intento';
  if (of === 0 && unknown > 0) return `${start}: ${cannotTellText(unknown)}`;
  const count = `${start}: ${right} de ${of === 10 ? 'los últimos 10' : of}`;
  return unknown === 0 ? count : `${count}${andUnclearTriesText(unknown)}`;
}

/** Follows a count: ", y 2 intentos en los que no podemos saberlo". */
export const andUnclearTriesText = (unknown: number): string => `, y ${cannotTellText(unknown)}`;

/** "2 intentos en los que no podemos saberlo" */
const cannotTellText = (unknown: number): string =>
  `${countText(unknown, 'intento')} en ${unknown === 1 ? 'el' : 'los'} que no podemos saberlo`;

/** Three counts that make up the first one. */
export function firstTriesText({ right, missed, unknown }: SkillFirstTryResultCounts): string {
  const all = countText(right + missed + unknown, 'primer intento', 'primeros intentos');
  return (
    `${all} hasta ahora: ${right} bien, ${missed} con un error que pudimos ver ` +
    `y ${unknown} en ${unknown === 1 ? 'el' : 'los'} que no pudimos saberlo.`
  );
}

/** Each names what a student who has overcome a mistake now knows. */
const BEATEN: Readonly<Record<MisconceptionGroup, string>> = {
  source: 'Cada número viene de esta hoja.',
  line: 'Cada línea cuenta una vez.',
  rate: 'Cada línea tiene su propia tasa.',
  'below-one': 'La parte menor que uno también cuenta.',
  remainder: 'Lo que sobra es una fracción.',
  adding: 'Los denominadores no se suman.',
  writing: 'Cada número tiene su lugar en una fracción.',
  fraction: 'La parte menor que uno también está bien.',
  whole: 'Los números enteros también se suman.',
  slip: 'Cada número es el de la hoja.',
  sign: 'Lo que está debajo de cero quita puntos.',
};
export const insightAfterMistakeGroupText = (group: MisconceptionGroup): string => BEATEN[group];

/** "4 veces en las semanas 1 y 2. Bien 5 veces desde el 28 oct." */
export function beatenStory({
  weeks,
  since,
  fixed,
}: {
  weeks: readonly number[];
  since: number;
  fixed: string | null;
}): string {
  const which = [...new Set(weeks)].toSorted((a, b) => a - b);
  const when =
    which.length === 1 ? `la semana ${which[0]}` : `las semanas ${listOfText(which.map(String))}`;
  return (
    `${sentenceCount(weeks.length)} en ${when}. Bien ${timesText(since)} desde ` +
    `${fixed ? `el ${fixed}` : 'entonces'}.`
  );
}
const timesText = (times: number): string => countText(times, 'vez', 'veces');
const sentenceCount = (times: number): string =>
  times === 1 ? 'Una vez' : times === 2 ? 'Dos veces' : timesText(times);

/**
 * Says what a student found on the way to a right answer; null if nothing is known about the first
 * wrong one.
 */
export function insightAfterMistakeText(tag: string | null): string | null {
  const group = tag === null ? null : misconceptionGroupOfTag(tag);
  return group && BEATEN[group];
}
