import { requireOwnLeague } from '@/lib/data/access/league';
import type { Viewer } from '@/lib/data/access/viewer';
import { studentsOfLeagueQuery } from '@/lib/data/league-week/class-week';
import { studentsWorkReader } from '@/lib/data/work/class';
import { classFormulaSetNameOfNextWeek } from '@/lib/data/work/week';
import { createDisplayNameFormatter } from '@/lib/domain/account/student-name';
import { DEFAULT_FORMULA_LEVEL } from '@/lib/domain/football/formulas';
import {
  ALL_SKILLS,
  isReadyForLevel2,
  isStatusLearningOrNeedsHand,
  skillStandard,
  sumSkillFirstTryResultCounts,
} from '@/lib/domain/learning/skills';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { skillName } from '@/words/skills';
import type { ClassSkillsDto, SkillWithNamesByStatusDto } from './dto';
import { type StudentSkills, studentSkills } from './student-skills';

type Member = { name: string; level: number } & Pick<StudentSkills, 'counts' | 'firstTries'>;

/**
 * Each skill of a teacher's own league with the students who have or are learning it, in the order
 * of the alphabet: no one is compared. 'not-found' for anyone else's league.
 */
export async function getClassSkills(viewer: Viewer, leagueId: string): Promise<ClassSkillsDto> {
  const { league, clock } = await requireOwnLeague(viewer, leagueId, 'look');
  const { store, seasons } = getServices();
  const [profiles, snapshot] = await Promise.all([
    store.query(studentProfiles, studentsOfLeagueQuery(league)),
    seasons.load(clock.statisticsSeason),
  ]);
  const work = studentsWorkReader(
    store,
    profiles.map(({ studentId }) => studentId),
    clock,
  );
  const [progressOf, lessonsOf] = await Promise.all([work.weeks(), work.lessons()]);
  const nameOf = createDisplayNameFormatter(profiles);
  const members = profiles
    .map((profile): Member => {
      const { studentId, formulaType } = profile;
      const { counts, firstTries } = studentSkills(
        snapshot,
        progressOf.get(studentId) ?? [],
        lessonsOf.get(studentId) ?? [],
      );
      return { name: nameOf(profile), level: formulaType, counts, firstTries };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const classFormulas = classFormulaSetNameOfNextWeek({ league, clock });
  return {
    leagueName: league.name,
    latestWeek: clock.currentWeek,
    students: members.length,
    firstTries: sumSkillFirstTryResultCounts(members.map(({ firstTries }) => firstTries)),
    skills: ALL_SKILLS.flatMap((skill) => classSkill(skill, members)),
    readyForLevel2: members
      .filter(
        ({ level, counts }) =>
          classFormulas === null && level === DEFAULT_FORMULA_LEVEL && isReadyForLevel2(counts),
      )
      .map(({ name }) => name),
    classFormulas,
  };
}

function classSkill(
  skill: SkillWithNamesByStatusDto['skill'],
  members: readonly Member[],
): SkillWithNamesByStatusDto[] {
  const counted = members.flatMap(({ name, counts }) => {
    const count = counts.find((each) => each.skill === skill);
    return count ? [{ name, ...count }] : [];
  });
  if (counted.length === 0) return [];
  const names = (fits: (member: (typeof counted)[number]) => boolean) =>
    counted.filter(fits).map(({ name }) => name);
  return [
    {
      skill,
      name: skillName(skill),
      standard: skillStandard(skill),
      canDo: names(({ status }) => status === 'can-do'),
      learning: names(({ status }) => isStatusLearningOrNeedsHand(status)),
      needsHand: names(({ status }) => status === 'needs-hand'),
      notKnown: names(({ status }) => status === 'not-known'),
    },
  ];
}
