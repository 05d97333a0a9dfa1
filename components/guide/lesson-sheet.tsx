import {
  SAMPLE_GAMES,
  SAMPLE_PLAYER,
  type SampleGame,
  samplePoints,
  sampleTerms,
} from '@/components/football/sample-games';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { WorkingLines } from '@/components/math/working-lines';
import { Icon } from '@/components/ui/icon';
import { leastCommonMultiple } from '@/lib/domain/answers/mistakes/mistake';
import {
  FORMULA_LEVELS,
  type FormulaLevel,
  formulaLines,
  levelName,
} from '@/lib/domain/football/formulas';
import { ALL_SKILLS, skillStandard } from '@/lib/domain/learning/skills';
import { FIRST_LESSON_STANDARDS, LESSON_MINUTES } from '@/words/guide';
import { skillName } from '@/words/skills';
import styles from './guide.module.css';
import { Part } from './guide-sheet';

const EXAMPLE = SAMPLE_GAMES.tagovailoa;
const TICKET = SAMPLE_GAMES.cousins;
const [LEVEL_1, LEVEL_2] = FORMULA_LEVELS as readonly [FormulaLevel, FormulaLevel];

/** Passing yards for one point. */
const YARDS = formulaLines('QB', LEVEL_1).find(([name]) => name === 'PassingYards')?.[1][1] ?? 0;

const PLAN: readonly { minutes: number; what: string; how: string }[] = [
  {
    minutes: 5,
    what: 'Warm-up, on paper',
    how: `Draw a number line like a football field. “${YARDS} passing yards are 1 point. Where do ${2 * YARDS} yards land? ${(5 * YARDS) / 2}? ${YARDS / 4}?”`,
  },
  {
    minutes: 10,
    what: 'One game together',
    how: 'Work out the example on this page at the board: first a guess, then a line for each part, then the sum.',
  },
  {
    minutes: 5,
    what: 'Sign in',
    how: 'Everyone signs in with a card or the join code, answers three questions or skips them, and names a team.',
  },
  {
    minutes: 10,
    what: 'Draft',
    how: 'Scout one player: that is a first answer of one’s own. Pick a few, then press “Fill the rest for me.”',
  },
  {
    minutes: 10,
    what: 'The first card',
    how: 'Open the quarterback’s card. Guess, write the lines, add them up. You watch the grid and go to who is stuck.',
  },
  {
    minutes: 5,
    what: 'Exit ticket',
    how: 'On paper, alone. Collect it. Who has finished goes on with the next card.',
  },
];

/**
 * Page two: the first lesson. All numbers are worked out from the real games and the app's own
 * formulas.
 */
export function LessonSheet() {
  const terms = sampleTerms(EXAMPLE);
  return (
    <article className={styles.sheet} aria-labelledby="guide-lesson">
      <h2 id="guide-lesson" className="text-big">
        {`The first lesson: ${LESSON_MINUTES} minutes`}
      </h2>
      <div className={styles.columns}>
        <div className="grid content-start gap-4">
          <Part title="Goals">
            <p>
              Each student turns real statistics into points: a count times a fraction, what’s left
              over as a fraction, and a sum with different denominators. At the end everyone has a
              team and one right card.
            </p>
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
          </Part>
          <Part title="Prepare">
            <p>
              A league that replays a season, starting at week 1, so its numbers are out today.
              Printed cards, or the join code on the screen. Paper and pencils. One Chromebook for
              each student, or for two.
            </p>
          </Part>
          <Part title="The plan">
            <table className="w-full text-left">
              <caption className="sr-only">The lesson, minute by minute</caption>
              <thead className="sr-only">
                <tr>
                  <th scope="col">Minutes</th>
                  <th scope="col">What happens</th>
                </tr>
              </thead>
              <tbody>
                {PLAN.map(({ minutes, what, how }, index) => (
                  <tr key={what}>
                    <th scope="row" className="whitespace-nowrap tabular-nums">
                      {`${startOf(index)} to ${startOf(index) + minutes}`}
                    </th>
                    <td>
                      <b>{`${what}.`}</b>
                      <span>{` ${how}`}</span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </Part>
          <Part title="Exit ticket">
            <p>
              {`${TICKET.name}, week ${TICKET.week} of ${TICKET.season}: ${inWords(TICKET)}. How many points, by ${levelName(LEVEL_1)}? Show each line.`}
            </p>
            <p className="mt-1 flex flex-wrap items-baseline gap-x-2 border-line-strong border-t border-dashed pt-1">
              <Icon name="check" className="size-4 text-correct" />
              <b>Answer:</b> <Sum game={TICKET} level={LEVEL_1} />
            </p>
          </Part>
        </div>
        <div className="grid content-start gap-4">
          <Part title={`Example: ${EXAMPLE.name}, week ${EXAMPLE.week} of ${EXAMPLE.season}`}>
            <p className="mb-1">{`He played for the ${SAMPLE_PLAYER.teamName}. ${levelName(LEVEL_1)} formulas.`}</p>
            <WorkingLines lines={linesOf(EXAMPLE)} answer={samplePoints(EXAMPLE)} />
            <p className="mt-1">
              {`Same-size pieces: ${sameSize(terms.map(({ product }) => product))}. Statistics: nflverse, CC BY 4.0, changed.`}
            </p>
          </Part>
          <Part title="Questions to ask">
            <ul className="list-disc space-y-1 pl-6">
              <li>Before we add: about where on the field does it land? How do you know?</li>
              <li>
                {`${EXAMPLE.stats.PassingYards} yards: how many whole points, and how many yards are left over? What part of a point is that?`}
              </li>
              <li>Which lines come out whole? Which ones need same-size pieces?</li>
              <li>What is worth more: one more touchdown, or 60 more passing yards?</li>
            </ul>
          </Part>
          <Part title="For everyone">
            <ul className="list-disc space-y-1 pl-6">
              <li>
                <b>Needs time:</b> the line for touchdowns first, since it comes out whole. A guess
                is enough for today; cards stay open.
              </li>
              <li>
                <b>Wants more:</b>
                <span>{` the same game by ${levelName(LEVEL_2)}: `}</span>
                <Sum game={EXAMPLE} level={LEVEL_2} />
                <span>. On the roster you can give a student this level.</span>
              </li>
              <li>
                <b>Not enough devices:</b> two students work on paper together, and then each signs
                in and types in turn. Or project one card, and everyone writes.
              </li>
            </ul>
          </Part>
        </div>
      </div>
    </article>
  );
}

const startOf = (index: number): number =>
  PLAN.slice(0, index).reduce((all, { minutes }) => all + minutes, 0);

const linesOf = (game: SampleGame) =>
  sampleTerms(game).map(({ label, count, rate, product }) => ({
    label,
    count,
    rate,
    points: product,
  }));

/** "344 passing yards, 2 passing touchdowns, 7 rushing yards". */
const inWords = (game: SampleGame): string =>
  sampleTerms(game)
    .map(({ label, count }) => `${count} ${label.toLowerCase()}`)
    .join(', ');

function Sum({ game, level }: { game: SampleGame; level: FormulaLevel }) {
  return (
    <span>
      {sampleTerms(game, level).map(({ field, product }, index) => (
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

type Parts = { numerator: number; denominator: number };

/** "3/10 + 5/10 = 8/10": the parts below one whole, with their least common denominator. */
function sameSize(products: readonly Parts[]): string {
  const parts = products.filter(({ numerator }) => numerator !== 0);
  const common = Number(leastCommonMultiple(parts.map(({ denominator }) => BigInt(denominator))));
  const counts = parts.map(({ numerator, denominator }) => (numerator * common) / denominator);
  return `${counts.map((count) => `${count}/${common}`).join(' + ')} = ${counts.reduce((all, count) => all + count, 0)}/${common}`;
}
