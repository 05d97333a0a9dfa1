import Link from 'next/link';
import { PlayerTile } from '@/components/football/player-tile';
import { MathWords } from '@/components/math/math-words';
import { WorkingLines } from '@/components/math/working-lines';
import { Badge } from '@/components/ui/badge';
import { Icon } from '@/components/ui/icon';
import type { RichContent } from '@/components/ui/parts';
import type { AttemptDto, ScoutedGameDto, StudentStepDto } from '@/lib/data/student/dto';
import { MAX_TRIES_SHOWN } from '@/lib/domain/answers/tries';
import { withMinusSign } from '@/lib/domain/numbers/mixed';
import { onPaperByText, takenOutByText } from '@/words/one-card';
import {
  GAME_WORDS,
  hintShownText,
  notRightYetText,
  ownLinesOfText,
  playerInGameText,
  rightAfterText,
  STEP_WORK,
  TOGETHER_WORDS,
  triesAtText,
  triesShownText,
  tryNumberText,
  VERDICT_WORDS,
} from '@/words/student-record';

const VERDICTS = {
  right: { tone: 'good', icon: 'circle-check' },
  'not-simplest': { tone: 'good', icon: 'circle-check' },
  wrong: { tone: 'warn', icon: 'rotate-ccw' },
} as const;

type StepWorkProps = {
  step: StudentStepDto | ScoutedGameDto;
  /** The page of this week, which lists earlier tries. */
  pageHref?: string;
  /** What a teacher can change on the card. */
  tools?: RichContent;
};

/**
 * One step or scouted game: the student's tries beside the real statistics and the right
 * calculation.
 */
export function StepWork({ step, pageHref, tools }: StepWorkProps) {
  const heading = `step-${step.key}`;
  return (
    <section
      id={heading}
      aria-labelledby={`${heading}-title`}
      className={
        'forced-edge print-keep scroll-mt-4 rounded-lg bg-raised p-4 shadow-card ' +
        'target:ring-4 target:ring-next sm:p-6'
      }
    >
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        {step.player ? <PlayerTile player={step.player} size="sm" /> : null}
        <div className="min-w-0 flex-1 basis-40">
          <h3 id={`${heading}-title`} className="text-lead">
            {step.title}
          </h3>
          {step.player ? (
            <p className="text-content-soft">
              {playerInGameText({
                player: step.player.name,
                team: step.player.team,
                opponent: step.opponent,
              })}
            </p>
          ) : null}
        </div>
        <StepState step={step} />
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-8 print:grid-cols-2">
        <div className="min-w-0">
          <Attempts attempts={step.attempts} title={step.title} />
          <TriesLinks step={step} {...(pageHref ? { pageHref } : {})} />
          {tools}
        </div>
        <div className="min-w-0">
          <h4 className="mb-2 font-semibold">{STEP_WORK.rightWorking}</h4>
          {step.game && GAME_WORDS[step.game] ? (
            <p className="mb-2 text-content-soft">{GAME_WORDS[step.game]}</p>
          ) : null}
          {step.game === 'unreadable' ? null : step.answer ? (
            <WorkingLines lines={step.working} answer={step.answer} />
          ) : (
            <p className="text-content-soft">{STEP_WORK.totalLater}</p>
          )}
          {step.stats.length > 0 ? (
            <details className="print-hidden mt-3">
              <summary className="min-h-[2rem] cursor-pointer font-medium text-field">
                {STEP_WORK.wholeRow}
              </summary>
              <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-4 text-base">
                {step.stats.map(({ field, label, value }) => (
                  <div key={field} className="contents">
                    <dt className="text-content-soft">{label}</dt>
                    <dd className="text-right tabular-nums">{withMinusSign(value)}</dd>
                  </div>
                ))}
              </dl>
            </details>
          ) : null}
        </div>
      </div>
    </section>
  );
}

function TriesLinks({
  step: { key, attempts, tries, hasEarlier, hasLater },
  pageHref,
}: StepWorkProps) {
  const [first, last] = [attempts[0]?.attempt, attempts.at(-1)?.attempt];
  if (first === undefined || last === undefined || !(hasEarlier || hasLater)) return null;
  const href = (until: number) => `${pageHref}&step=${key}&until=${until}#step-${key}`;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4">
      <span className="text-content-soft text-base tabular-nums">
        {triesShownText(first, last, tries)}
      </span>
      {pageHref && hasEarlier ? (
        <Link href={href(first - 1)} prefetch={false} className={TRIES_LINK}>
          {STEP_WORK.earlierTries}
        </Link>
      ) : null}
      {pageHref && hasLater ? (
        <Link href={href(last + MAX_TRIES_SHOWN)} prefetch={false} className={TRIES_LINK}>
          {STEP_WORK.laterTries}
        </Link>
      ) : null}
    </p>
  );
}

const TRIES_LINK = 'print-hidden inline-flex min-h-touch items-center text-field';

function StepState({
  step,
}: {
  step: Pick<StudentStepDto, 'tries' | 'correct' | 'limit' | 'together' | 'paper'>;
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

/** The tries in order, each with its verdict, the likely mistake, and the hint the student saw. */
function Attempts({ attempts, title }: { attempts: readonly AttemptDto[]; title: string }) {
  if (attempts.length === 0) return <p className="text-content-soft">{STEP_WORK.nothingTyped}</p>;
  return (
    <ol aria-label={triesAtText(title)} className="min-w-0">
      {attempts.map((attempt) => (
        <Attempt key={attempt.attempt} attempt={attempt} />
      ))}
    </ol>
  );
}

function Attempt({
  attempt: { attempt, typed, verdict, mistake, hint, time, lines = [], say, takenOut },
}: {
  attempt: AttemptDto;
}) {
  const { tone, icon } = VERDICTS[verdict];
  if (takenOut) {
    return (
      <li className="border-line border-t py-2 first:border-t-0 first:pt-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="text-content-soft text-base tabular-nums">{tryNumberText(attempt)}</span>
          <s className="font-bold text-content-soft text-lead tabular-nums">{typed}</s>
          <Badge icon="eraser">{takenOutByText(takenOut.by, takenOut.time)}</Badge>
          <span className="ml-auto text-content-soft text-base">{time}</span>
        </div>
        {takenOut.note ? <p className="mt-1 text-content-soft">{takenOut.note}</p> : null}
      </li>
    );
  }
  return (
    <li className="border-line border-t py-2 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-content-soft text-base tabular-nums">{tryNumberText(attempt)}</span>
        <span className="font-bold text-lead tabular-nums">{typed}</span>
        <Badge tone={tone} icon={icon}>
          {VERDICT_WORDS[verdict]}
        </Badge>
        <span className="ml-auto text-content-soft text-base">{time}</span>
      </div>
      {verdict === 'wrong' ? (
        <p className="mt-1">
          <span className="font-semibold">{mistake ?? STEP_WORK.noKnownMistake}</span>
          {hint ? (
            <span className="block text-content-soft text-base">{hintShownText(hint)}</span>
          ) : null}
        </p>
      ) : null}
      {say ? (
        <p className="forced-edge mt-2 rounded-md bg-correct-soft px-3 py-2">
          <span className="block text-content-soft">{STEP_WORK.sayFirst}</span>
          <strong>
            <span>“</span>
            <MathWords>{say}</MathWords>
            <span>”</span>
          </strong>
        </p>
      ) : null}
      {lines.length > 0 ? <OwnLines lines={lines} attempt={attempt} /> : null}
    </li>
  );
}

/** The student's own lines, with a check mark or, where one doesn't fit, an eye. */
function OwnLines({
  lines,
  attempt,
}: {
  lines: NonNullable<AttemptDto['lines']>;
  attempt: number;
}) {
  return (
    <ul
      aria-label={ownLinesOfText(attempt)}
      className="forced-edge mt-2 rounded-md border border-line"
    >
      {lines.map(({ label, typed, fits }) => (
        <li
          key={label}
          className={
            'flex items-center gap-3 border-line border-t px-3 py-1 first:border-t-0 ' +
            (fits ? '' : 'bg-again-soft')
          }
        >
          <span className="min-w-0 flex-1 leading-snug">{label}</span>
          <strong className="tabular-nums">
            <MathWords>{typed.trim()}</MathWords>
          </strong>
          <span
            className={
              'inline-flex w-[7rem] shrink-0 items-center gap-1 ' +
              (fits ? 'text-correct' : 'text-again')
            }
          >
            <Icon name={fits ? 'check' : 'eye'} className="size-[1.1em]" />
            <span>{fits ? STEP_WORK.fits : STEP_WORK.lookHere}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

export function ScoutingWork({ games }: { games: readonly ScoutedGameDto[] }) {
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
        <StepWork key={game.key} step={game} />
      ))}
    </section>
  );
}
