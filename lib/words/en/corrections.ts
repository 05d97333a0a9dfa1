import type { StatisticChange } from '@/lib/domain/week/steps';
import { findScoredStatisticCountText } from './rule-text';

/**
 * "The NFL corrected this game: 84 rushing yards, not 81. Work it out again."
 * @param fields the columns of the student's own formula: others do not matter to the student.
 */
export function correctionSentence(
  changes: readonly StatisticChange[],
  fields: readonly string[],
): string {
  const sentences = changes.flatMap(({ field, before, after }) => {
    const phrase = fields.includes(field) ? findScoredStatisticCountText(field, after) : null;
    return phrase ? [`${phrase}, not ${before}`] : [];
  });
  if (sentences.length === 0) return 'The NFL corrected this game. Work it out again.';
  return `The NFL corrected this game: ${sentences.join('; ')}. Work it out again.`;
}

export const addUpTeamAgainText = (): string =>
  'One of your players’ points changed. Add up your team again.';
