import { requireStudent } from '@/lib/data/access/student';
import type { Viewer } from '@/lib/data/access/viewer';
import { isAssessed } from '@/lib/data/profile/assessment';
import type { AssessmentDto } from '@/lib/data/profile/dto';

/** Whether the own three questions are still open. */
export async function getAssessment(viewer: Viewer): Promise<AssessmentDto> {
  const { profile } = await requireStudent(viewer);
  const answered = isAssessed(profile);
  return {
    answered,
    // Only a profile that was taken along from an earlier season has its answers cleared.
    isNewSeason: !answered && profile.assessment_Skipped !== undefined,
    formulaLevel: profile.levelOpen ? null : profile.formulaType,
  };
}
