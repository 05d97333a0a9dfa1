import { OnboardingShell } from '@/components/onboarding/onboarding-shell';
import { SelfAssessmentForm } from '@/components/onboarding/self-assessment-form';
import { PageHeader } from '@/components/ui/page-header';
import { requireSelfAssessmentPage } from '@/lib/auth/guards';
import { findOwnStatusWithoutLeague } from '@/lib/data/league/queries';
import { FORMULA_LEVELS } from '@/lib/domain/football/formulas';
import { formulaTerms } from '@/lib/domain/football/scoring';
import { ONBOARDING } from '@/words/onboarding';
import { formulaLineText } from '@/words/rule-text';
import { OnboardingEyesUpAndRejoinCard } from '../onboarding-eyes-up-and-rejoin-card';

export const generateMetadata = () => ({ title: ONBOARDING.threeQuestions });

/**
 * A running back's formula shows the difference between the levels best: tenths and wholes, or
 * eighths and halves.
 */
const samples = () =>
  FORMULA_LEVELS.map((level) => ({
    level,
    rules: formulaTerms('RB', level)
      .filter((term) => term.field === 'RushingYards' || term.field === 'Receptions')
      .map(formulaLineText),
  }));

export default async function AssessmentPage() {
  const { viewer, assessment } = await requireSelfAssessmentPage();
  const { formulaLevel } = assessment;
  const noClass = await findOwnStatusWithoutLeague(viewer);
  return (
    <OnboardingShell step="questions">
      <OnboardingEyesUpAndRejoinCard viewer={viewer} noClass={noClass} />
      <PageHeader
        title={ONBOARDING.threeQuick}
        lead={formulaLevel ? ONBOARDING.helpTeacher : ONBOARDING.helpPick}
      />
      <SelfAssessmentForm samples={samples()} fixedLevel={formulaLevel} />
    </OnboardingShell>
  );
}
