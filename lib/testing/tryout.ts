import type { SignedInViewer } from '@/lib/data/access/viewer';
import { uploadGraph } from '@/lib/data/graph/commands';
import { openLesson } from '@/lib/data/lesson/commands';
import { saveSelfAssessment } from '@/lib/data/profile/commands';
import { submitStep } from '@/lib/data/score-card/commands';
import { createOrRedesignTeam } from '@/lib/data/team/commands';
import { startTryout } from '@/lib/data/visit/commands';
import { findViewerOfVisit } from '@/lib/data/visit/queries';
import { completeReadingTask } from '@/lib/data/week/commands';
import { tryoutClassId } from '@/lib/domain/class/adults';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { studentTeams } from '@/lib/store/collections/teams';
import { graphUploadInput } from './graphs';
import { pngPicture } from './pictures';
import { CLASSES, type School } from './school';
import { TEST_SEASON } from './services';
import { giveLineup, RIGHT_ANSWERS, STARTERS, stepTryInput, WEEK } from './student-week';

/** Ada's practice student in her class, who has done all of a week and was stuck in it. */
export async function tryOutOwnClass({ store, who }: School): Promise<SignedInViewer> {
  const leagueId = CLASSES.own;
  const coach = await findViewerOfVisit(who.ada, await startTryout(who.ada, { leagueId }));
  if (!coach) throw new Error('There is no practice student.');
  await saveSelfAssessment(coach, {
    skipped: true,
    gameExcitement: null,
    mathConfidence: null,
    fractionConfidence: null,
    formulaLevel: 1,
  });
  await createOrRedesignTeam(coach, {
    name: 'Los Pumas',
    mascot: 'eagle',
    theme: 'Teal',
    helmetColor: '006442',
    facemaskColor: 'FFFFFF',
  });
  const { DEF, ...players } = STARTERS;
  await store.merge(studentTeams, `${TEST_SEASON}_${coach.accountId}`, {
    draftedPlayers: Object.values(players),
    draftedDefenses: [DEF],
  });
  await giveLineup(store, coach, WEEK, { leagueIds: [tryoutClassId(leagueId)] });
  for (const wrong of ['999', '998', '997']) await submitStep(coach, stepTryInput('QB', wrong));
  for (const step of STEP_KEYS) await submitStep(coach, stepTryInput(step, RIGHT_ANSWERS[step]));
  await completeReadingTask(coach, { week: WEEK, task: 1 });
  await openLesson(coach, 'histogram');
  const file = await pngPicture({ width: 20, height: 30 });
  await uploadGraph(coach, { ...graphUploadInput(), operationId: 'tryout-graph', file });
  return coach;
}
