import type { Metadata } from 'next';
import { AssessmentForm } from '@/components/onboarding/assessment-form';
import { PageHeader } from '@/components/ui/page-header';
import { requireStudentPage } from '@/lib/auth/guards';
import { formulaTerms } from '@/lib/domain/scoring';

export const metadata: Metadata = { title: 'Three questions' };

/** A running back's formula shows the difference between the levels best: tenths and wholes, or eighths and halves. */
const SAMPLES = ([1, 2] as const).map((level) => ({
  level,
  rules: formulaTerms('RB', level)
    .filter((term) => term.field === 'RushingYards' || term.field === 'Receptions')
    .map((term) => term.rule),
}));

export default async function AssessmentPage() {
  await requireStudentPage({ needs: 'profile' });
  return (
    <>
      <PageHeader title="Three quick questions" lead="They help us pick the right formulas for you. This is not a test." />
      <AssessmentForm samples={SAMPLES} />
    </>
  );
}
