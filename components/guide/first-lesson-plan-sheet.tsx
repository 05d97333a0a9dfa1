import {
  REAL_SAMPLE_GAME_BY_QUARTERBACK,
  REAL_SAMPLE_PLAYER,
  type RealSampleGame,
  sampleFormulaTerms,
  samplePoints,
} from '@/components/football/sample-games';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { WorkingLines } from '@/components/math/working-lines';
import { Icon } from '@/components/ui/icon';
import { Sentence } from '@/components/ui/sentence';
import { FORMULA_LEVELS, type FormulaLevel, formulaLines } from '@/lib/domain/football/formulas';
import { ALL_SKILLS, skillStandard } from '@/lib/domain/learning/skills';
import { leastCommonMultipleOfBigints } from '@/lib/domain/numbers/fractions';
import { levelName } from '@/words/formula-levels';
import {
  byOtherLevelText,
  exampleSumAndDataCreditText,
  exampleTitle,
  exitTicketQuestion,
  FEW_DEVICES,
  FIRST_LESSON_PAGE,
  FIRST_LESSON_STANDARDS,
  firstLessonParts,
  firstLessonQuestions,
  firstLessonTitle,
  minuteRangeText,
  NEEDS_TIME,
  playedForText,
  wantsMoreLabel,
} from '@/words/guide';
import { skillName } from '@/words/skills';
import styles from './guide.module.css';
import { GuideSection } from './teacher-guide-first-page';

const EXAMPLE = REAL_SAMPLE_GAME_BY_QUARTERBACK.tagovailoa;
const TICKET = REAL_SAMPLE_GAME_BY_QUARTERBACK.cousins;
const [LEVEL_1, LEVEL_2] = FORMULA_LEVELS as readonly [FormulaLevel, FormulaLevel];

const PASSING_YARDS_PER_POINT =
  formulaLines('QB', LEVEL_1).find(([name]) => name === 'PassingYards')?.[1][1] ?? 0;

const PLAN = firstLessonParts(PASSING_YARDS_PER_POINT);

/** All numbers are worked out from the real games and the app's own formulas. */
export function FirstLessonPlanSheet() {
  const terms = sampleFormulaTerms(EXAMPLE);
  return (
    <article className={styles.sheet} aria-labelledby="guide-lesson">
      <h2 id="guide-lesson" className="text-big">
        {firstLessonTitle()}
      </h2>
      <div className={styles.columns}>
        <div className="grid content-start gap-4">
          <GuideSection title={FIRST_LESSON_PAGE.goals}>
            <p>{FIRST_LESSON_PAGE.goalsText}</p>
            <ul className="mt-1">
              {FIRST_LESSON_STANDARDS.map((code) => (
                <li key={code}>
                  <b>{code}</b>
                  <span>{` ${ALL_SKILLS.filter((skill) => skillStandard(skill) === code)
                    .map(skillName)
                    .join('; ')}`}</span>
                </li>
              ))}
            </ul>
          </GuideSection>
          <GuideSection title={FIRST_LESSON_PAGE.prepare}>
            <p>{FIRST_LESSON_PAGE.prepareText}</p>
          </GuideSection>
          <GuideSection title={FIRST_LESSON_PAGE.plan}>
            <table className="w-full text-left">
              <caption className="sr-only">{FIRST_LESSON_PAGE.byMinutes}</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">{FIRST_LESSON_PAGE.minutes}</th>
                  <th scope="col">{FIRST_LESSON_PAGE.whatHappens}</th>
                </tr>
              </thead>
              <tbody>
                {PLAN.map(({ minutes, what, how }, index) => (
                  <tr key={what}>
                    <th scope="row" className="whitespace-nowrap tabular-nums">
                      {minuteRangeText(startOf(index), startOf(index) + minutes)}
                    </th>
                    <td>
                      <b>{`${what}.`}</b>
                      <span>{` ${how}`}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </GuideSection>
          <GuideSection title={FIRST_LESSON_PAGE.ticket}>
            <p>{exitTicketQuestion(TICKET, sampleFormulaTerms(TICKET), levelName(LEVEL_1))}</p>
            <p
              className={
                'mt-1 flex flex-wrap items-baseline gap-x-2 border-line-strong border-t ' +
                'border-dashed pt-1'
              }
            >
              <Icon name="check" className="size-4 text-correct" />
              <b>{FIRST_LESSON_PAGE.answer}</b> <Sum game={TICKET} level={LEVEL_1} />
            </p>
          </GuideSection>
        </div>
        <div className="grid content-start gap-4">
          <GuideSection title={exampleTitle(EXAMPLE)}>
            <p className="mb-1">{playedForText(REAL_SAMPLE_PLAYER.teamName, levelName(LEVEL_1))}</p>
            <WorkingLines lines={linesOf(EXAMPLE)} answer={samplePoints(EXAMPLE)} />
            <p className="mt-1">
              {exampleSumAndDataCreditText(
                commonDenominatorSum(terms.map(({ product }) => product)),
              )}
            </p>
          </GuideSection>
          <GuideSection title={FIRST_LESSON_PAGE.ask}>
            <ul className="list-disc space-y-1 pl-6">
              {firstLessonQuestions(EXAMPLE.stats.PassingYards).map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </GuideSection>
          <GuideSection title={FIRST_LESSON_PAGE.everyone}>
            <ul className="list-disc space-y-1 pl-6">
              <li>
                <b>{NEEDS_TIME.who}</b>
                <span>{` ${NEEDS_TIME.what}`}</span>
              </li>
              <li>
                <b>{wantsMoreLabel()}</b>{' '}
                <Sentence
                  parts={byOtherLevelText(
                    levelName(LEVEL_2),
                    <Sum game={EXAMPLE} level={LEVEL_2} />,
                  )}
                />
              </li>
              <li>
                <b>{FEW_DEVICES.who}</b>
                <span>{` ${FEW_DEVICES.what}`}</span>
              </li>
            </ul>
          </GuideSection>
        </div>
      </div>
    </article>
  );
}

const startOf = (index: number): number =>
  PLAN.slice(0, index).reduce((all, { minutes }) => all + minutes, 0);

const linesOf = (game: RealSampleGame) =>
  sampleFormulaTerms(game).map(({ label, count, rate, product }) => ({
    label,
    count,
    rate,
    points: product,
  }));

function Sum({ game, level }: { game: RealSampleGame; level: FormulaLevel }) {
  return (
    <span>
      {sampleFormulaTerms(game, level).map(({ field, product }, index) => (
        <span key={field}>
          <span>{index > 0 ? ' + ' : ''}</span>
          <MixedNumberText value={product} />
        </span>
      ))}
      <span>{` = `}</span>
      <MixedNumberText value={samplePoints(game, level)} />
    </span>
  );
}

/** "3/10 + 5/10 = 8/10": the parts below one whole, with their least common denominator. */
function commonDenominatorSum(
  products: readonly { numerator: number; denominator: number }[],
): string {
  const parts = products.filter(({ numerator }) => numerator !== 0);
  const common = Number(
    leastCommonMultipleOfBigints(parts.map(({ denominator }) => BigInt(denominator))),
  );
  const counts = parts.map(({ numerator, denominator }) => (numerator * common) / denominator);
  return (
    `${counts.map((count) => `${count}/${common}`).join(' + ')} = ` +
    `${counts.reduce((all, count) => all + count, 0)}/${common}`
  );
}
