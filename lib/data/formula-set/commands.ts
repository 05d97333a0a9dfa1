import { requireLeagueNotPastOrDeleting, writeOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { DomainError } from '@/lib/data/errors';
import {
  formulaSetOfWeek,
  isSameFormulaSet,
  setFormulaSetFromWeek,
} from '@/lib/domain/football/own-formulas';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { leagues } from '@/lib/store/collections/leagues';
import { NO_WEEK_FOR_FORMULAS, weekHasBegunText } from '@/words/formula-sets';
import type { FormulaSetInput } from './dto';

/**
 * Gives a teacher's own league other formulas from its next week on: the teacher's set, or each
 * student's level again. Weeks that have begun keep theirs. Choosing what already applies from then
 * on changes nothing. 'conflict' if the week has begun meanwhile; 'not-allowed' after the last one.
 */
export async function changeFormulaSet(
  viewer: Viewer,
  { leagueId, fromWeek, set }: FormulaSetInput,
): Promise<{ fromWeek: number; name: string | null }> {
  const changed = { fromWeek, name: set?.name ?? null };
  return writeOwnLeague(
    viewer,
    { leagueId, action: 'league.formulas', needs: 'manage' },
    async (transaction, own, log) => {
      requireLeagueNotPastOrDeleting(own);
      const { league, clock } = own;
      const firstWeek = { statisticsSeason: clock.statisticsSeason, week: fromWeek };
      if (isSameFormulaSet(formulaSetOfWeek(league.formulaSets, firstWeek), set)) return changed;
      if (clock.currentWeek >= FINAL_WEEK)
        throw new DomainError('not-allowed', NO_WEEK_FOR_FORMULAS);
      if (fromWeek !== clock.currentWeek + 1)
        throw new DomainError('conflict', weekHasBegunText(fromWeek));
      transaction.merge(leagues, leagueId, {
        formulaSets: setFormulaSetFromWeek(league.formulaSets, firstWeek, set),
      });
      log({ values: { week: fromWeek, own: set !== null } });
      return changed;
    },
  );
}
