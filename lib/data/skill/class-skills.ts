import type { OwnLeague } from '@/lib/data/access/league';
import { studentsOf } from '@/lib/data/league-week/class-week';
import type { ClassSkillDto, ClassSkillsDto } from '@/lib/data/skill/dto';
import { type StudentSkills, studentSkills } from '@/lib/data/skill/student-skills';
import { nextFormulas } from '@/lib/data/work/week';
import { isAbout } from '@/lib/domain/calendar/games';
import { namesApart } from '@/lib/domain/class/names-apart';
import { FIRST_LEVEL } from '@/lib/domain/football/formulas';
import { ALL_SKILLS, isReadyForLevel2, standardOf } from '@/lib/domain/learning/skills';
import { groupBy } from '@/lib/domain/lists';
import { getServices } from '@/lib/platform/services';
import { studentProfiles } from '@/lib/store/collections/profiles';
import { studentLessonProgress, studentWeeklyProgress } from '@/lib/store/collections/progress';
import { inParts } from '@/lib/store/pages';
import { equal } from '@/lib/store/port';
import { skillName } from '@/words/skills';

type Member = { name: string; level: number; counts: StudentSkills['counts'] };

/**
 * The skills of a class, each with names in the order of the alphabet: no one is compared. The
 * caller has checked whose league it is.
 */
export async function listClassSkills({
  league,
  clock,
}: Pick<OwnLeague, 'league' | 'clock'>): Promise<ClassSkillsDto> {
  const { store, seasons } = getServices();
  const { season } = league;
  const [profiles, snapshot] = await Promise.all([
    store.query(studentProfiles, studentsOf(league)),
    seasons.load(clock.statisticsSeason),
  ]);
  const ids = profiles.map(({ studentId }) => studentId);
  const parts = inParts(ids);
  // By student and not by class, as the student's own page: work from a class before counts as
  // well.
  const ofSeason = (part: string[]) => ({
    where: [{ field: 'studentId', op: 'in', value: part } as const, ...equal({ season })],
  });
  const [stored, lessons] = await Promise.all([
    Promise.all(parts.map((part) => store.query(studentWeeklyProgress, ofSeason(part)))),
    Promise.all(parts.map((part) => store.query(studentLessonProgress, ofSeason(part)))),
  ]);
  const isOwn = (each: { season: number; statisticsSeason?: number | undefined; week: number }) =>
    isAbout(clock.games)(each) && each.week <= clock.currentWeek;
  const progressOf = groupBy(stored.flat().filter(isOwn), ({ studentId }) => studentId);
  const lessonsOf = groupBy(lessons.flat().filter(isOwn), ({ studentId }) => studentId);
  const nameOf = namesApart(profiles);
  const members = profiles
    .map((profile): Member => {
      const { studentId, formulaType } = profile;
      const { counts } = studentSkills(
        snapshot,
        progressOf.get(studentId) ?? [],
        lessonsOf.get(studentId) ?? [],
      );
      return { name: nameOf(profile), level: formulaType, counts };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  const classFormulas = nextFormulas({ league, clock });
  return {
    leagueName: league.name,
    latestWeek: clock.currentWeek,
    students: members.length,
    skills: ALL_SKILLS.flatMap((skill) => classSkill(skill, members)),
    readyForLevel2: members
      .filter(
        ({ level, counts }) =>
          classFormulas === null && level === FIRST_LEVEL && isReadyForLevel2(counts),
      )
      .map(({ name }) => name),
    classFormulas,
  };
}

function classSkill(skill: ClassSkillDto['skill'], members: readonly Member[]): ClassSkillDto[] {
  const counted = members.flatMap(({ name, counts }) => {
    const count = counts.find((each) => each.skill === skill);
    return count ? [{ name, ...count }] : [];
  });
  if (counted.length === 0) return [];
  const names = (fits: (one: (typeof counted)[number]) => boolean) =>
    counted.filter(fits).map(({ name }) => name);
  return [
    {
      skill,
      name: skillName(skill),
      standard: standardOf(skill),
      canDo: names(({ canDo }) => canDo),
      learning: names(({ canDo }) => !canDo),
      needsHand: names(({ needsHand }) => needsHand),
    },
  ];
}
