import { NO_HINTS_YET, nextHint } from '@/lib/domain/answers/hints';
import type { AnswerWithLines } from '@/lib/domain/answers/lines';
import type { StarterStats, StepContext } from '@/lib/domain/answers/step-context';
import { FORMULA_LEVELS, type FormulaLevel } from '@/lib/domain/football/formulas';
import { firstWrongTryFields } from '@/lib/domain/learning/locate-mistake';
import {
  type CardSkill,
  overallFirstTryResultsWithTwin,
  type Skill,
  type SkillFirstTryResult,
  type SkillOpportunity,
  type SkillStatus,
  type StepForSkills,
  skillOpportunitiesOfStep,
  skillRecordsFromOpportunities,
} from '@/lib/domain/learning/skills';
import type { Rational } from '@/lib/domain/numbers/fractions';
import {
  cardLinesOfGame,
  createWeekCardDealer,
  loadRealGamesByPlayer,
  type SimulatedCard,
} from './cards';
import { createSeededChance, leastCommonMultiple, type SeededChance } from './child';
import { HELD_OUT_MISTAKES } from './held-out';
import { MISTAKE_KINDS } from './kinds';
import { parseAttemptSum } from './measure';
import {
  isWrongAttempt,
  type MistakeKind,
  type SimulatedAttempt,
  type WritingStyle,
} from './mistakes';

/** A student of one season who can't do one thing, and does everything else right. */
type SkillWeakness = {
  skill: CardSkill;
  level: FormulaLevel;
  kinds: readonly string[];
  /** The cards that ask for the skill; the kinds fit others too. */
  isAsked?: (card: SimulatedCard) => boolean;
};

const fractionsOf = (card: SimulatedCard): Rational[] =>
  (card.kind === 'team' ? card.values : card.lines.map(({ value }) => value)).filter(
    ({ d }) => d !== 1n,
  );
const bottomsOf = (card: SimulatedCard) => fractionsOf(card).map(({ d }) => d);
const hasLike = (card: SimulatedCard) => new Set(bottomsOf(card)).size < bottomsOf(card).length;
const hasUnlike = (card: SimulatedCard) => new Set(bottomsOf(card)).size > 1;
const isPlayer = (card: SimulatedCard) => card.kind === 'player';

const ADDING = [
  'straight-across',
  'straight-across-improper',
  'numerators-left-alone',
  'one-denominator',
  'denominators-multiplied',
  'numerators-multiplied',
  'fractions-multiplied',
  'same-number-added',
  'largest-denominator',
  'across',
  'across-reduced',
  'larger-denominator',
  'tops-as-they-were',
  'bottoms-multiplied-tops-added',
];

const SKILL_WEAKNESSES: readonly SkillWeakness[] = [
  {
    skill: 'formula',
    level: 1,
    kinds: [
      'line-forgotten',
      'line-again',
      'two-lines-forgotten',
      'another-starter',
      'count-of-a-neighbor',
      'one-line-skipped',
      'television-points',
      'rate-of-the-other-level',
    ],
    isAsked: isPlayer,
  },
  {
    skill: 'unit-fraction',
    level: 1,
    kinds: [
      'times-the-denominator',
      'a-point-a-yard',
      'numerator-and-denominator-multiplied',
      'side-by-side',
      'both-parts-times-count',
      'count-beside-rate',
      'rate-as-decimal',
    ],
  },
  {
    skill: 'remainder',
    level: 1,
    kinds: [
      'remainder-after-the-point',
      'remainder-over-a-hundred',
      'remainder-over-another-denominator',
      'remainder-over-the-quotient',
      'remainder-over-the-dividend',
      'remainder-as-points',
      'remainder-forgotten',
      'line-rounded-up',
      'remainder-turned-over',
      'whole-and-remainder-swapped',
      'line-run-together',
      'part-over-rest',
      'rest-rounded-up',
      'rest-as-decimal-digits',
    ],
  },
  {
    skill: 'mixed-rate',
    level: 2,
    kinds: [
      'rate-turned-over',
      'whole-of-the-rate',
      'part-of-the-rate',
      'part-of-the-rate-once',
      'mixed-read-as-product',
      'denominator-forgotten',
    ],
    isAsked: (card) =>
      card.kind === 'player' && (card.row.position === 'K' || card.row.position === 'DEF'),
  },
  { skill: 'like-sums', level: 1, kinds: ADDING, isAsked: hasLike },
  { skill: 'unlike-sums', level: 1, kinds: ADDING, isAsked: hasUnlike },
  { skill: 'below-zero', level: 1, kinds: ['loss-as-gain', 'loss-added'] },
  { skill: 'equal-fractions', level: 1, kinds: [] },
];

const STYLE: WritingStyle = { hands: ['as-it-comes', 'lowest-terms'], everywhere: 60 };
const ALL = [...MISTAKE_KINDS, ...HELD_OUT_MISTAKES];
const SLIPS = MISTAKE_KINDS.filter(({ about }) => about === 'slip');

/**
 * A card with the first wrong try of the student; null for one that was right at once, which may
 * not be in lowest terms.
 */
type FirstTriedCard = {
  card: SimulatedCard;
  attempt: SimulatedAttempt | null;
  longForm: boolean;
};

type SimulatedStudent = {
  weakness: SkillWeakness | null;
  seed: number;
  /** Cards of a hundred that go wrong in a way that has nothing to do with a skill. */
  slips: number;
};

const WEEKS = 18;
/** Cards of a hundred that ask for the weakness and show it. */
const OFTEN = 85;

function simulateSeasonOfStudent(
  games: readonly StarterStats[][],
  { weakness, seed, slips }: SimulatedStudent,
): FirstTriedCard[] {
  const chance = createSeededChance(seed);
  const level = weakness?.level ?? chance.pick(FORMULA_LEVELS);
  const dealt = weakness?.skill === 'below-zero' ? withMoreLosses(games) : games;
  const deal = createWeekCardDealer(dealt, chance, level);
  const kinds = ALL.filter(({ id }) => weakness?.kinds.includes(id));
  return Array.from({ length: WEEKS }, deal)
    .flat()
    .map((card): FirstTriedCard => {
      const isWeakHere =
        weakness !== null && (weakness.isAsked?.(card) ?? true) && chance.percent(OFTEN);
      const ofWeakness = isWeakHere ? anyOf(kinds, card, chance) : null;
      const attempt = ofWeakness ?? (chance.percent(slips) ? anyOf(SLIPS, card, chance) : null);
      const isLeftLong = isWeakHere && weakness.skill === 'equal-fractions' && isReducible(card);
      return { card, attempt, longForm: attempt === null && isLeftLong };
    });
}

/** Few games have a line below zero. */
const withMoreLosses = (games: readonly StarterStats[][]): StarterStats[][] =>
  games.map((own, index) => {
    const losses = own.filter((row) => cardLinesOfGame(row, 1).some(({ count }) => count < 0));
    return index % 2 === 0 && losses.length > 0 ? losses : own;
  });

/** The sum over the common denominator of its lines is not in lowest terms. */
function isReducible(card: SimulatedCard): boolean {
  const bottoms =
    card.kind === 'team'
      ? card.values.map(({ d }) => Number(d))
      : card.lines.filter(({ value }) => value.d !== 1n).map(({ bottom }) => bottom);
  const { d } = card.total;
  return d !== 1n && leastCommonMultiple(bottoms) !== Number(d);
}

/** One of the kinds that fit the card. */
function anyOf(
  kinds: readonly MistakeKind[],
  card: SimulatedCard,
  chance: SeededChance,
): SimulatedAttempt | null {
  const left = [...kinds];
  while (left.length > 0) {
    const [kind] = left.splice(chance.upTo(left.length), 1);
    const attempt = kind?.make(card, chance, STYLE);
    if (attempt && isWrongAttempt(attempt)) return attempt;
  }
  return null;
}

const SEEDS = Array.from({ length: 12 }, (_, index) => 101 + 7 * index);

/** A skill with fewer chances can be right each time by luck. */
const OFTEN_ASKED = 15;

type Shown = {
  skills: readonly { skill: Skill; status: SkillStatus; chances: number }[];
  tries: SkillFirstTryResult[];
  wrong: number;
};

const games = loadRealGamesByPlayer();

const WAYS = [
  // Without lines, a third of the mistakes or more have no name.
  { way: 'by the sum alone', withLines: false, atLeast: 7 },
  // A student who is right now and then may have been right lately.
  { way: 'with lines', withLines: true, atLeast: 10 },
];

/** Once for each way: to deal the cards and to look for their mistakes takes most of the time. */
async function shownAfterSeason(student: SimulatedStudent): Promise<Shown[]> {
  const season = simulateSeasonOfStudent(await games, student);
  return WAYS.map(({ withLines }) => shownAfter(season, withLines));
}

function shownAfter(season: readonly FirstTriedCard[], withLines: boolean): Shown {
  const chances: SkillOpportunity[] = [];
  const tries: SkillFirstTryResult[] = [];
  let wrong = 0;
  for (const { card, attempt, longForm } of season) {
    const answer = attempt && parseAttemptSum(attempt);
    const lines = withLines ? (attempt?.boxes ?? undefined) : undefined;
    const step = stepAfter(card.context, answer && { answer, lines }, longForm);
    if (answer) wrong += 1;
    chances.push(...skillOpportunitiesOfStep(card.context, step));
    tries.push(...overallFirstTryResultsWithTwin(card.context, step));
  }
  const skills = skillRecordsFromOpportunities(chances).map(({ skill, status }) => ({
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
