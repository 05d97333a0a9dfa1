import type { Metadata } from 'next';
import { FormulaSetForm } from '@/components/formula-set/formula-set-form';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { getClassFormulas, previewFormulaDifficulty } from '@/lib/data/formula-set/queries';
import { templateFormulaLines } from '@/lib/domain/football/ready-formulas';
import {
  FORMULAS_OF_ENDED_CLASS_TITLE,
  formulasOfEndedClassText,
  TEACHER_PAGES,
} from '@/words/teacher-pages';
import { defineLeaguePage } from '../../../../define-league-page';

export const metadata: Metadata = { title: TEACHER_PAGES.formulaSet };

const FIRST_POSITION = 'RB';

export default defineLeaguePage(async (viewer, { leagueId }) => {
  const set = await getClassFormulas(viewer, leagueId);
  const { fromWeek } = set;
  if (fromWeek === null) {
    return (
      <>
        <PageHeader title={TEACHER_PAGES.formulaSet} />
        <Notice tone="info" title={FORMULAS_OF_ENDED_CLASS_TITLE}>
          {formulasOfEndedClassText(set.now)}
        </Notice>
      </>
    );
  }
  const start = set.next ?? { name: '', lines: templateFormulaLines(1) };
  const formula = start.lines[FIRST_POSITION] ?? {};
  const meter = await previewFormulaDifficulty(viewer, {
    leagueId,
    position: FIRST_POSITION,
    formula,
    example: 0,
  });
  return <FormulaSetForm set={{ ...set, fromWeek }} start={start} meter={meter} />;
});
