import Link from 'next/link';
import type { ReactNode } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { TextWithFractions } from '@/components/math/text-with-fractions';
import { MultiplicationText } from '@/components/math/wrong-and-right-working';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import { ScrollRegion } from '@/components/ui/scroll-table';
import type { RichContent } from '@/components/ui/sentence';
import type {
  CheckedOwnLineDto,
  RightWorkingLineDto,
  ScoutedGameDto,
  StepForTeacherDto,
  TryForTeacherDto,
} from '@/lib/data/student/dto';
import { STEP_KEYS } from '@/lib/domain/football/positions';
import { type MixedNumber, withTypographicMinus } from '@/lib/domain/numbers/mixed';
import { MATH } from '@/words/math';
import { onPaperByText, takenOutByText } from '@/words/one-card';
import {
  guessedText,
  hintShownText,
  notRightYetText,
  playerInGameText,
  rightAfterText,
  STEP_WORK,
  TOGETHER_WORDS,
  triesAtStepTitle,
  tryNumberText,
  UNUSUAL_GAME_NOTES,
  VERDICT_WORDS,
} from '@/words/student-record';

/** The words below more columns would make the card higher than a Chromebook's screen. */
const TRIES_SHOWN = 4;

type StepWorkProps = {
  step: StepForTeacherDto | ScoutedGameDto;
  pageHref?: string;
  className?: string;
  children?: RichContent;
};

/** One step or scouted game: lines down, the newest tries across, and the right values last. */
export function StepTriesTable({ step, pageHref, className = '', children }: StepWorkProps) {
  const heading = `step-${step.key}`;
  const shown = step.attempts.slice(-TRIES_SHOWN);
  return (
    <section
      aria-labelledby={heading}
      className={
        'forced-edge print-keep min-w-0 rounded-lg bg-raised px-4 py-0.5 shadow-card ' + className
      }
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 id={heading} className="text-lead">
          {step.title}
        </h3>
        <p className="min-w-0 flex-1 basis-40 text-content-soft leading-tight">
          <span>{gameText(step)}</span>
          {step.guess ? (
            <span className="inline-block">
              <span className="whitespace-pre"> </span>
              <TextWithFractions>{guessedText(step.guess.at, step.guess.away)}</TextWithFractions>
            </span>
          ) : null}
        </p>
        <StepState step={step} />
        <BoxScoreRow stats={step.stats} />
      </div>
      {shown.length === 0 ? <p className="text-content-soft">{STEP_WORK.nothingTyped}</p> : null}
      <TryTable step={step} shown={shown} pageHref={pageHref} />
      {children}
    </section>
  );
}

function gameText({ player, opponent, game, answer }: StepWorkProps['step']): string {
  const played = player
    ? playerInGameText({ player: player.name, team: player.team, opponent })
    : null;
  const unusual = (game && UNUSUAL_GAME_NOTES[game]) ?? (answer ? null : STEP_WORK.totalLater);
  return [played, unusual].filter(Boolean).join('. ');
}

type TryTableProps = Pick<StepWorkProps, 'step'> & {
  shown: readonly TryForTeacherDto[];
  pageHref: string | undefined;
};

function TryTable({ step, shown, pageHref }: TryTableProps) {
  const { key, title, working, game } = step;
  const answer = game === 'unreadable' ? null : step.answer;
  if (shown.length === 0 && !answer) return null;
  const caption = `tries-${key}`;
  // Eight rows of dashes would fill the screen.
  const isTyped = ({ label }: RightWorkingLineDto) => shown.some((tried) => lineOf(tried, label));
  const rows = key === 'TEAM' ? working.filter(isTyped) : working;
  const starters = working.flatMap((line, index) =>
    rows.includes(line) ? [] : [{ slot: STEP_KEYS[index], points: line.points }],
  );
  return (
    <ScrollRegion labelledBy={caption} className="overflow-x-auto rounded-none shadow-none">
      <table className="w-full border-collapse text-left [&_td]:px-1 [&_th]:px-1">
        <caption id={caption} className="sr-only">
          {triesAtStepTitle(title)}
        </caption>
        <thead>
          <tr className="align-bottom">
            <th scope="col" className="w-[14rem] pl-0! leading-tight">
              <TriesLinks step={step} shown={shown} pageHref={pageHref} />
              <span className="block">{STEP_WORK.lines}</span>
            </th>
            {shown.map((tried, index) => (
              <TryHead key={tried.attempt} tried={tried} isFirst={index === 0} />
            ))}
            <th scope="col" className="w-[4.75rem] border-line-strong border-l-2 text-right">
              {STEP_WORK.forYou}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count, rate, points }) => (
            <LineRow key={label} label={label} shown={shown} right={points}>
              {count !== null && rate ? <MultiplicationText count={count} rate={rate} /> : null}
            </LineRow>
          ))}
          {starters.length > 0 ? (
            <tr className="border-line border-t">
              <th scope="row" className="pl-0! font-normal leading-tight">
                {rows.length > 0 ? STEP_WORK.otherStarters : STEP_WORK.starters}
              </th>
              <td colSpan={shown.length + 1} className="text-content-soft">
                <ul className="flex flex-wrap justify-end gap-x-4">
                  {starters.map(({ slot, points }) => (
                    <li key={slot} className="whitespace-nowrap">
                      <span>{slot}</span> <MixedNumberText value={points} />
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ) : null}
          {groupsOf(step, shown).map(({ label, right }) => (
            <LineRow key={label} label={label} shown={shown} right={right} />
          ))}
          <tr className="border-content border-t-2 font-bold">
            <th scope="row" className="pl-0!">
              {MATH.allTogether}
            </th>
            {shown.map((tried) => (
              <SumCell key={tried.attempt} tried={tried} />
            ))}
            <td className={RIGHT_CELL}>{answer ? <MixedNumberText value={answer} /> : null}</td>
          </tr>
          {shown.length > 0 ? (
            <tr className="border-line border-t align-top text-unit">
              <th scope="row" className="py-0.5 pl-0! font-normal text-base text-content-soft">
                {STEP_WORK.appSaid}
              </th>
              {shown.map((tried) => (
                <td key={tried.attempt} className="px-1! py-0.5 leading-tight">
                  <AppWords tried={tried} />
                </td>
              ))}
              <td className="border-line-strong border-l-2" />
            </tr>
          ) : null}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const RIGHT_CELL = 'whitespace-nowrap border-line-strong border-l-2 text-right text-content-soft';
const CELL = 'whitespace-nowrap text-right tabular-nums';
const WRONG_CELL = `${CELL} bg-again-soft text-again outline-2 -outline-offset-2 outline-again`;
const FIXED_CELL = `${CELL} bg-correct-soft text-correct`;

function TryHead({
  tried: { attempt, time, sameDay = time },
  isFirst,
}: {
  tried: TryForTeacherDto;
  isFirst: boolean;
}) {
  return (
    <th scope="col" className="w-32 min-w-[6.5rem] text-right leading-tight print:min-w-0">
      <span className="block whitespace-nowrap">{tryNumberText(attempt)}</span>
      <span className="block font-normal text-content-soft text-unit leading-none">
        {isFirst ? time : sameDay}
      </span>
    </th>
  );
}

type LineRowProps = {
  label: string;
  shown: readonly TryForTeacherDto[];
  right: MixedNumber;
  children?: ReactNode;
};

function LineRow({ label, shown, right, children }: LineRowProps) {
  return (
    <tr className="border-line border-t">
      <th scope="row" className="pl-0! font-normal leading-tight">
        <span>{label}</span>
        {children ? (
          <span className="inline-block whitespace-nowrap pl-2 text-content-soft">{children}</span>
        ) : null}
      </th>
      {shown.map((tried, index) => (
        <LineCell
          key={tried.attempt}
          line={lineOf(tried, label)}
          isOut={tried.takenOut !== undefined}
          before={newestLine(shown.slice(0, index), label)}
        />
      ))}
      <td className={RIGHT_CELL}>
        <MixedNumberText value={right} />
      </td>
    </tr>
  );
}

const lineOf = ({ lines = [] }: TryForTeacherDto, label: string): CheckedOwnLineDto | undefined =>
  lines.find((line) => line.label === label);

const newestLine = (
  tries: readonly TryForTeacherDto[],
  label: string,
): CheckedOwnLineDto | undefined =>
  tries.flatMap((tried) => (tried.takenOut ? [] : (lineOf(tried, label) ?? []))).at(-1);

function groupsOf(
  { working }: StepWorkProps['step'],
  shown: readonly TryForTeacherDto[],
): CheckedOwnLineDto[] {
  const single = new Set(working.map(({ label }) => label));
  const groups = shown
    .flatMap(({ lines = [] }) => lines)
    .filter(({ label }) => !single.has(label))
    .map((line) => [line.label, line] as const);
  return [...new Map(groups).values()];
}

type LineCellProps = {
  line: CheckedOwnLineDto | undefined;
  isOut: boolean;
  before: CheckedOwnLineDto | undefined;
};

function LineCell({ line, isOut, before }: LineCellProps) {
  if (!line) return <td className={`${CELL} text-content-faint`}>–</td>;
  const typed = <TextWithFractions>{line.typed.trim()}</TextWithFractions>;
  if (isOut) {
    return (
      <td className={`${CELL} text-content-soft`}>
        <s>{typed}</s>
      </td>
    );
  }
  if (!line.fits) {
    return (
      <td className={WRONG_CELL}>
        <strong>{typed}</strong>
        <span className="sr-only">{STEP_WORK.lookHere}</span>
      </td>
    );
  }
  const isFixed = before?.fits === false;
  return (
    <td className={isFixed ? FIXED_CELL : CELL}>
      <strong>{typed}</strong>
      {isFixed ? <span className="sr-only">{STEP_WORK.fixed}</span> : null}
    </td>
  );
}

function SumCell({ tried: { typed, verdict, takenOut } }: { tried: TryForTeacherDto }) {
  const sum = <TextWithFractions>{typed}</TextWithFractions>;
  if (takenOut) {
    return (
      <td className={`${CELL} text-content-soft`}>
        <s>{sum}</s>
      </td>
    );
  }
  const isRight = verdict !== 'wrong';
  return (
    <td className={isRight ? FIXED_CELL : WRONG_CELL}>
      {isRight ? <Icon name="check" className="mr-1 inline-block size-[1em]" /> : null}
      <span>{sum}</span>
      <span className="sr-only">{`, ${VERDICT_WORDS[verdict]}`}</span>
    </td>
  );
}

function AppWords({ tried: { verdict, mistake, hint, takenOut } }: { tried: TryForTeacherDto }) {
  if (takenOut) {
    return (
      <>
        <span className="block">{takenOutByText(takenOut.by, takenOut.time)}</span>
        {takenOut.note ? <span className="block text-content-soft">{takenOut.note}</span> : null}
      </>
    );
  }
  if (verdict !== 'wrong') return VERDICT_WORDS[verdict];
  return (
    <>
      <span className="font-semibold">{mistake ?? STEP_WORK.noKnownMistake}</span>{' '}
      {hint ? <span>{hintShownText(hint)}</span> : null}
    </>
  );
}

export function SuggestedTeacherQuestion({ step: { attempts } }: Pick<StepWorkProps, 'step'>) {
  const question = attempts.findLast((tried) => tried.say)?.say;
  if (!question) return null;
  return (
    <p className="forced-edge my-1 rounded-md bg-correct-soft px-2 py-1 leading-tight">
      <span className="text-content-soft">{STEP_WORK.sayFirst}</span>{' '}
      <strong>
        <span>“</span>
        <TextWithFractions>{question}</TextWithFractions>
        <span>”</span>
      </strong>
    </p>
  );
}

function BoxScoreRow({ stats }: Pick<StepForTeacherDto, 'stats'>) {
  if (stats.length === 0) return null;
  return (
    <details className="print-hidden open:basis-full">
      <summary className="min-h-[2rem] content-center font-medium text-field">
        {STEP_WORK.wholeRow}
      </summary>
      <dl className="mb-2 grid max-w-sm grid-cols-[1fr_auto] gap-x-4 text-base">
        {stats.map(({ field, label, value }) => (
          <div key={field} className="contents">
            <dt className="text-content-soft">{label}</dt>
            <dd className="text-right tabular-nums">{withTypographicMinus(value)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function TriesLinks({ step, shown, pageHref }: TryTableProps) {
  const { key, attempts, hasLater } = step;
  const hasEarlier = step.hasEarlier || attempts.length > shown.length;
  const [first, last] = [shown[0]?.attempt, shown.at(-1)?.attempt];
  if (first === undefined || last === undefined || !pageHref) return null;
  const link = (until: number, label: string) => (
    <Link
      href={`${pageHref}&step=${key}&until=${until}`}
      prefetch={false}
      scroll={false}
      className="print-hidden inline-flex min-h-6 items-center text-field"
    >
      {label}
    </Link>
  );
  return (
    <span className="flex flex-wrap gap-x-4 empty:hidden">
      {hasEarlier ? link(first - 1, STEP_WORK.earlierTries) : null}
      {hasLater ? link(last + TRIES_SHOWN, STEP_WORK.laterTries) : null}
    </span>
  );
}

function StepState({
  step,
}: {
  step: Pick<StepForTeacherDto, 'tries' | 'correct' | 'limit' | 'together' | 'paper'>;
}) {
  if (step.paper) {
    return (
      <Badge tone="good" icon="file-check">
        {onPaperByText(step.paper.by, step.paper.time)}
      </Badge>
    );
  }
  if (step.correct && step.tries === 0) return <Badge icon="circle">{STEP_WORK.noTryNeeded}</Badge>;
  if (step.correct) {
    return (
      <>
        <Badge tone="good" icon="circle-check">
          {rightAfterText(step.tries)}
        </Badge>
        {step.together ? <Badge icon="users">{TOGETHER_WORDS[step.together]}</Badge> : null}
      </>
    );
  }
  if (step.tries === 0) return <Badge icon="circle">{STEP_WORK.notBegun}</Badge>;
  return (
    <Badge tone="warn" icon="rotate-ccw">
      {notRightYetText(step.tries, step.limit)}
    </Badge>
  );
}

export function ScoutedGameTriesList({ games }: { games: readonly ScoutedGameDto[] }) {
  if (games.length === 0) return null;
  return (
    <section aria-labelledby="scouting-title" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="scouting-title" className="text-title">
          {STEP_WORK.scouting}
        </h2>
        <p className="text-content-soft">{STEP_WORK.scoutingIs}</p>
      </div>
      {games.map((game) => (
        <StepTriesTable key={game.key} step={game}>
          <SuggestedTeacherQuestion step={game} />
        </StepTriesTable>
      ))}
    </section>
  );
}
