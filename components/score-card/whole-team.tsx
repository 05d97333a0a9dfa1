import type { Ref } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { StepsDone, StepsDoneFact } from '@/components/steps/right-answer';

import { Icon } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { Notice } from '@/components/ui/notice';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import type { ScoreCardDto, ScoreStepDto } from '@/lib/data/score-card/dto';
import type { StudentWorkLine } from '@/lib/domain/answers/lines';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { nameText } from '@/words/names';
import {
  foundOnTryText,
  ofStepCountText,
  rightBeforeText,
  stillToDoText,
  WORK_VIEWS,
  weekWorkedOutText,
} from '@/words/work-views';
import { toggleStarterInGroup } from './groups';
import { StarterGroupPicker, useGroupChipArrowKeys } from './team-groups';

type TeamFactsProps = {
  players: readonly ScoreStepDto[];
  /** The starters of each group, if the student may form groups. */
  groups?: readonly StudentWorkLine['of'][] | null;
  /** The groups' lines. */
  lines?: readonly StudentWorkLine[];
  onGroup?: (lines: readonly StudentWorkLine[]) => void;
};

export function TeamStepMaterial({ players, groups = null, lines = [], onGroup }: TeamFactsProps) {
  const { stop, onKeyDown } = useGroupChipArrowKeys(players.length);
  const open = players.filter((step) => !step.own).length;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {open > 0 ? (
        <Notice tone="info" title={WORK_VIEWS.playersFirst}>
          {stillToDoText(open)}
        </Notice>
      ) : null}
      <ul
        className="forced-edge overflow-hidden rounded-lg border-2 border-line bg-raised"
        onKeyDown={onKeyDown}
      >
        {players.map((step, place) => (
          <li
            key={step.key}
            className={
              'flex min-h-9 flex-wrap items-center justify-between gap-x-4 border-line ' +
              'border-t px-4 py-1 leading-tight first:border-t-0 sm:py-0'
            }
          >
            <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
              <span className="font-semibold sm:w-[9.5rem]">{nameText(step.title)}</span>
              <span className="text-content-soft">{step.player?.name}</span>
            </span>
            <span className="ml-auto inline-flex items-center gap-x-6">
              {step.own ? (
                <MixedNumberText value={step.own} size="md" />
              ) : (
                <span className="text-content-soft">{WORK_VIEWS.stillOpen}</span>
              )}
              {groups && onGroup ? (
                <StarterGroupPicker
                  place={place}
                  title={nameText(step.title)}
                  groups={groups}
                  stop={stop}
                  onChoose={(group) => onGroup(toggleStarterInGroup(lines, place, group))}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tries after a correction of the NFL aren't counted. */
const triesOf = ({ corrected, attempts }: ScoreStepDto): number => corrected?.tries ?? attempts;

type CardSummaryProps = {
  card: Pick<ScoreCardDto, 'week' | 'award'> & { steps: readonly ScoreStepDto[] };
  headingRef: Ref<HTMLHeadingElement>;
  /** Leads to the photo finish, which is then the one yellow button. */
  finish?: RichContent;
  /** The story of the week and the next step; empty until the page knows it. */
  children?: RichContent;
};

/** Shown when all nine are right: the team's total and what it earned. */
export function CardSummary({ card, headingRef, finish, children }: CardSummaryProps) {
  const total = card.steps.find((step) => step.key === 'TEAM')?.own;
  const firstTry = card.steps.filter((step) => triesOf(step) === 1).length;
  return (
    <StepsDone
      title={weekWorkedOutText(card.week)}
      headingRef={headingRef}
      actions={
        <>
          <LinkButton href="/student/my-math" variant="secondary" icon="calculator">
            {WORK_VIEWS.myMath}
          </LinkButton>
          <LinkButton
            href="/student/dashboard"
            variant={finish ? 'secondary' : 'next'}
            icon="arrow-right"
          >
            {WORK_VIEWS.nextTask}
          </LinkButton>
          {finish}
        </>
      }
      facts={
        <>
          {total ? (
            <StepsDoneFact name={WORK_VIEWS.teamTotal}>
              <MixedNumberText value={total} size="xl" />
            </StepsDoneFact>
          ) : null}
          <StepsDoneFact
            name={WORK_VIEWS.earned}
            className="inline-flex items-center gap-2 font-bold text-huge text-next tabular-nums"
          >
            <Icon name="star" className="size-9" />
            <span>{card.award.given}</span>
          </StepsDoneFact>
          {firstTry > 0 ? (
            <StepsDoneFact
              name={WORK_VIEWS.rightFirst}
              className="font-bold text-huge tabular-nums"
            >
              <span>{`${firstTry} `}</span>
              <span className="font-medium text-lead">{ofStepCountText(card.steps.length)}</span>
            </StepsDoneFact>
          ) : null}
          <OnTheWay steps={card.steps} />
        </>
      }
    >
      {children}
    </StepsDone>
  );
}

/** Steps that took more than one try, and what was found there. */
function OnTheWay({ steps }: { steps: readonly ScoreStepDto[] }) {
  const found = steps.filter((step) => step.correct && triesOf(step) > 1);
  if (found.length === 0) return null;
  return (
    <StepsDoneFact name={WORK_VIEWS.onTheWay} className="min-w-0 flex-[1_1_22rem]">
      <ul className={`mt-1 grid gap-x-6 gap-y-1 ${found.length > 3 ? 'sm:grid-cols-2' : ''}`}>
        {found.map((step) => (
          <li key={step.key} className="flex flex-wrap items-baseline gap-x-3">
            <span className="font-semibold">{`${nameText(step.title)}:`}</span>{' '}
            <span className="text-chalk-soft">
              {step.together ? WORK_VIEWS.together : foundOnTryText(triesOf(step))}
            </span>
            {step.found ? <span className="text-chalk-soft">{` ${step.found}`}</span> : null}
          </li>
        ))}
      </ul>
    </StepsDoneFact>
  );
}

/** Why a right step is open again: the numbers are new, and the student did nothing wrong. */
export function NflCorrectionNotice({ sentence, before }: NonNullable<ScoreStepDto['corrected']>) {
  return (
    <Notice tone="info" title={WORK_VIEWS.newNumbers}>
      <p>{sentence}</p>
      <p className="mt-1 flex flex-wrap items-center gap-x-2">
        <Sentence parts={rightBeforeText(<MixedNumberText value={before} size="md" />)} />
      </p>
    </Notice>
  );
}

/** The student's own points for a step. */
export function OwnStepPoints({ own }: { own: MixedNumber }) {
  return (
    <p className="flex items-center gap-3">
      <MixedNumberText value={own} size="xl" />
      <span>{WORK_VIEWS.points}</span>
    </p>
  );
}
