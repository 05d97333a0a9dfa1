import type { StatisticChange } from '@/lib/domain/week/steps';
import { findScoredStatisticCountText } from './rule-text';

/**
 * "La NFL corrigió este partido: 84 yardas por carrera, no 81. Calcúlalo otra vez."
 * @param fields the columns of the student's own formula: others do not matter to the student.
 */
export function correctionSentence(
  changes: readonly StatisticChange[],
  fields: readonly string[],
): string {
  const sentences = changes.flatMap(({ field, before, after }) => {
    const phrase = fields.includes(field) ? findScoredStatisticCountText(field, after) : null;
    return phrase ? [`${phrase}, no ${before}`] : [];
  });
  if (sentences.length === 0) return 'La NFL corrigió este partido. Calcúlalo otra vez.';
  return `La NFL corrigió este partido: ${sentences.join('; ')}. Calcúlalo otra vez.`;
}

export const addUpTeamAgainText = (): string =>
  'Cambiaron los puntos de uno de tus jugadores. Suma tu equipo otra vez.';
