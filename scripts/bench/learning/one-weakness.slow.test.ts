import { NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import type { AnswerWithLines } from '@/lib/domain/answers/lines';
import type { StepContext } from '@/lib/domain/answers/step-context';
import { firstWrongTryFields } from '@/lib/domain/learning/locate-mistake';
import {
  type FirstTryResult,
  firstTryResultsOfStep,
  type Skill,
  type SkillOpportunity,
  type SkillStatus,
  type StepForSkills,
  skillOpportunitiesOfStep,
  skillRecordsFrom,
} from '@/lib/domain/learning/skills';
import { loadRealGamesByPlayer } from './cards';
import { parseAttemptSum } from './measure';
import {
  type FirstTriedCard,
  type SimulatedStudent,
  SKILL_WEAKNESSES,
  type SkillWeakness,
  simulateSeasonOfStudent,
} from './one-weakness';

const SEEDS = Array.from({ length: 8 }, (_, index) => 101 + 7 * index);

/** A skill with fewer chances can be right each time by luck. */
const OFTEN_ASKED = 15;

type Shown = {
  skills: readonly { skill: Skill; status: SkillStatus; chances: number }[];
  tries: FirstTryResult[];
  wrong: number;
};

const games = loadRealGamesByPlayer();

const WAYS = [
  // Without lines, a third of the mistakes or more have no name.
  { way: 'by the sum alone', withLines: false, atLeast: 4 },
  // A student who is right now and then may have been right lately.
  { way: 'with lines', withLines: true, atLeast: 6 },
];

/** Once for each way: to deal the cards and to look for their mistakes takes most of the time. */
async function shownAfterSeason(student: SimulatedStudent): Promise<Shown[]> {
  const season = simulateSeasonOfStudent(await games, student);
  return WAYS.map(({ withLines }) => shownAfter(season, withLines));
}

function shownAfter(season: readonly FirstTriedCard[], withLines: boolean): Shown {
  const chances: SkillOpportunity[] = [];
  const tries: FirstTryResult[] = [];
  let wrong = 0;
  for (const { card, attempt, longForm } of season) {
    const answer = attempt && parseAttemptSum(attempt);
    const lines = withLines ? (attempt?.boxes ?? undefined) : undefined;
    const step = stepAfter(card.context, answer && { answer, lines }, longForm);
    if (answer) wrong += 1;
    chances.push(...skillOpportunitiesOfStep(card.context, step));
    tries.push(...firstTryResultsOfStep(card.context, step));
  }
  const skills = skillRecordsFrom(chances).map(({ skill, status }) => ({
    skill,
    status,
    chances: chances.filter((chance) => chance.skill === skill).length,
  }));
  return { skills, tries, wrong };
}

function stepAfter(
  context: StepContext,
  wrong: AnswerWithLines | null,
  longForm: boolean,
): StepForSkills<null> {
  const right = { attempts: 1, correct: true, completedAt: null };
  if (!wrong) return longForm ? { ...right, longForm } : right;
  const { hint } = nextHint(context, wrong, NO_HINTS_YET);
  return { ...right, attempts: 2, firstWrong: firstWrongTryFields(context, wrong, hint) };
}

const skillsThatAre = ({ skills }: Shown, wanted: SkillStatus): Skill[] =>
  skills.flatMap(({ skill, status }) => (status === wanted ? [skill] : []));

/** What was shown of each student, for each way. */
const all = async (weakness: SkillWeakness | null, slips: number, seeds = SEEDS) => {
  const students = await Promise.all(
    seeds.map((seed) => shownAfterSeason({ weakness, seed, slips })),
  );
  return WAYS.map((way, index) => ({
    ...way,
    shown: students.flatMap((ways) => ways[index] ?? []),
  }));
};

it.each(SKILL_WEAKNESSES)('shows $skill as weak, and no other skill', async (weakness) => {
  for (const { way, atLeast, shown } of await all(weakness, 3)) {
    const weak = shown.flatMap((each) => skillsThatAre(each, 'needs-hand'));
    expect([way, weak.filter((skill) => skill !== weakness.skill)]).toEqual([way, []]);
    expect(weak.length).toBeGreaterThanOrEqual(atLeast);
  }
});

it.each(SKILL_WEAKNESSES)(
  'shows no skill but $skill for any one mistake in it',
  async (weakness) => {
    for (const kind of weakness.kinds) {
      for (const { way, shown } of await all(
        { ...weakness, kinds: [kind] },
        0,
        SEEDS.slice(0, 1),
      )) {
        const others = shown.map((each) =>
          skillsThatAre(each, 'needs-hand').filter((skill) => skill !== weakness.skill),
        );
        expect([way, kind, others]).toEqual([way, kind, [[]]]);
      }
    }
  },
);

it('shows no weakness of a student who has none', async () => {
  for (const each of (await all(null, 3)).flatMap(({ shown }) => shown)) {
    expect(skillsThatAre(each, 'needs-hand')).toEqual([]);
    expect(skillsThatAre(each, 'can-do')).toEqual(
      expect.arrayContaining(['formula', 'unit-fraction', 'remainder']),
    );
  }
});

it('counts each wrong first try once', async () => {
  for (const weakness of [...SKILL_WEAKNESSES, null]) {
    const ways = await all(weakness, 20, SEEDS.slice(0, 2));
    for (const { tries, wrong } of ways.flatMap(({ shown }) => shown)) {
      expect(tries).toHaveLength(18 * 9);
      expect(tries.filter((result) => result !== 'right')).toHaveLength(wrong);
    }
  }
});

it('says “can do” to a student who is wrong half of the time only for a lucky streak', async () => {
  for (const { shown } of await all(null, 55)) {
    const often = shown.flatMap(({ skills, wrong }) => {
      expect(wrong).toBeGreaterThan(60);
      return skills.filter(({ chances }) => chances >= OFTEN_ASKED);
    });
    expect(often.length).toBeGreaterThan(4 * SEEDS.length);
    // Their mistakes are spread over all skills, so two of three chances of one skill are right,
    // and now and then ten of the newest twelve.
    const lucky = often.filter(({ status }) => status === 'can-do');
    expect(lucky.length).toBeLessThanOrEqual(often.length / 12);
  }
});
