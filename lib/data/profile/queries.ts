import { isAssessed } from '@/lib/data/profile/assessment';
import type { AssessmentDto } from '@/lib/data/profile/dto';
import { requireStudent, type Viewer } from '@/lib/data/viewer';

/** Whether the own three questions are still open. */
export async function getAssessment(viewer: Viewer): Promise<AssessmentDto> {
  const { profile } = await requireStudent(viewer);
  return { answered: isAssessed(profile), formulaLevel: profile.formulaType ?? null };
}
