import { useState } from 'react';
import { useStoreClassScreenQuestion } from '@/components/math/class-screen-question';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { MultiplicationText, NumberOrDecimal } from '@/components/math/wrong-and-right-working';
import { Card } from '@/components/ui/card';
import { Fold } from '@/components/ui/fold';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { TextArea } from '@/components/ui/text-field';
import type { MadeUpWrongAndRightWorkingDto, MistakeWithStudentsDto } from '@/lib/data/mistake/dto';
import { MAX_MISTAKES_IN_BRIEF } from '@/lib/domain/class/brief';
import { inQuotesText } from '@/words/brief';
import {
  CLASS_MISTAKES,
  howManyToTickText,
  leaveMistakeOutText,
  leaveWorkingOutText,
  moveWorkingDownText,
  moveWorkingUpText,
  projectMistakesText,
  workingNumberAndSideLabel,
} from '@/words/class-mistakes';
import {
  briefHref,
  type ChosenWorking,
  MIN_PROJECTED_WORKINGS,
  projectedWorkingsHref,
  projectedWorkingsKey,
  workingResult,
} from './projected-workings';

/** For example "47 × 1/10" or "2 1/2 + 3 3/10". */
export function RightCalculationExpression({
  working: { rows, sum },
}: {
  working: MadeUpWrongAndRightWorkingDto;
}) {
  const [row] = rows;
  if (!sum && row?.task) return <MultiplicationText {...row.task} />;
  return rows
    .flatMap(({ right }) => (right ? [right] : []))
    .map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
      <span key={index} className="whitespace-nowrap">
        <span>{index > 0 ? ' + ' : ''}</span>
        <MixedNumberText value={value} />
      </span>
    ));
}

type FiveMinutesProps = {
  leagueId: string;
  week: number;
  tickedMistakes: readonly MistakeWithStudentsDto[];
  chosen: readonly ChosenWorking[];
  onLeaveOut: (mistake: MistakeWithStudentsDto) => void;
  onMove: (index: number, by: -1 | 1) => void;
  onRemove: (working: ChosenWorking) => void;
};

export function FirstFiveMinutesPlanner(props: FiveMinutesProps) {
  const { leagueId, week, tickedMistakes, chosen, onLeaveOut } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [showsVerdict, setShowsVerdict] = useState(false);
  const firstTag = chosen[0]?.tag;
  const question =
    typed ?? tickedMistakes.find(({ tag }) => tag === firstTag)?.working?.question ?? '';
  useStoreClassScreenQuestion(projectedWorkingsKey(chosen), question);
  return (
    <Card
      title={CLASS_MISTAKES.fiveMinutes}
      titleClass="mb-1 text-lead"
      className="print-hidden sm:p-4! lg:sticky lg:top-4"
    >
      <p className="mb-1 text-content-soft">
        {howManyToTickText(tickedMistakes.length, MAX_MISTAKES_IN_BRIEF)}
      </p>
      <ol className="divide-y divide-line">
        {tickedMistakes.map((mistake, index) => (
          <li key={mistake.tag} className="grid grid-cols-[1.75rem_1fr_auto] gap-x-2 py-2">
            <span
              aria-hidden="true"
              className="grid size-7 place-items-center rounded-full bg-board font-bold text-chalk"
            >
              {index + 1}
            </span>
            <div className="min-w-0">
              <p className="font-semibold">
                {mistake.working ? (
                  <RightCalculationExpression working={mistake.working} />
                ) : (
                  mistake.label
                )}
              </p>
              <p className="leading-snug">{inQuotesText(mistake.question)}</p>
            </div>
            <IconButton
              name={leaveMistakeOutText(mistake.label)}
              icon="x"
              onClick={() => onLeaveOut(mistake)}
            />
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        {chosen.length >= MIN_PROJECTED_WORKINGS ? (
          <LinkButton
            href={projectedWorkingsHref(leagueId, week, { chosen, showsVerdict })}
            variant="secondary"
            icon="school"
          >
            <span>{projectMistakesText(new Set(chosen.map(({ tag }) => tag)).size)}</span>
            <span className="sr-only">{CLASS_MISTAKES.noNames}</span>
          </LinkButton>
        ) : null}
        <LinkButton
          href={briefHref(
            leagueId,
            week,
            tickedMistakes.map(({ tag }) => tag),
          )}
          variant="secondary"
          icon="printer"
        >
          {CLASS_MISTAKES.printBrief}
        </LinkButton>
      </div>
      {chosen.length > 0 ? (
        <Fold summary={CLASS_MISTAKES.onScreen} className="mt-1">
          <Workings {...props} />
          <div className="mt-3 grid gap-3">
            {chosen.length < MIN_PROJECTED_WORKINGS ? <p>{CLASS_MISTAKES.oneMore}</p> : null}
            <TextArea
              label={CLASS_MISTAKES.oneQuestion}
              rows={3}
              maxLength={200}
              value={question}
              onChange={({ target }) => setTyped(target.value)}
            />
            <label className="flex min-h-touch items-center gap-2">
              <input
                type="checkbox"
                className="size-5"
                checked={showsVerdict}
                onChange={({ target }) => setShowsVerdict(target.checked)}
              />
              <span>{CLASS_MISTAKES.sayRight}</span>
            </label>
          </div>
        </Fold>
      ) : null}
    </Card>
  );
}

function Workings({ tickedMistakes, chosen, onMove, onRemove }: FiveMinutesProps) {
  return (
    <ol className="grid gap-2">
      {chosen.map((choice, index) => {
        const { tag, side } = choice;
        const working = tickedMistakes.find((mistake) => mistake.tag === tag)?.working;
        return working ? (
          <li
            key={`${tag} ${side}`}
            className={
              'grid grid-cols-[1fr_auto] items-center gap-2 rounded-md border-2 border-line p-2'
            }
          >
            <div className="min-w-0">
              <p className={`font-semibold ${side === 'wrong' ? 'text-again' : 'text-correct'}`}>
                {workingNumberAndSideLabel(index + 1, side)}
              </p>
              <p className="leading-relaxed">
                <RightCalculationExpression working={working} />
                <span>{' = '}</span>
                <NumberOrDecimal value={workingResult(working, side)} />
              </p>
            </div>
            <div className="flex">
              <IconButton
                name={moveWorkingUpText(index + 1)}
                icon="chevron-down"
                isTurned
                disabled={index === 0}
                onClick={() => onMove(index, -1)}
              />
              <IconButton
                name={moveWorkingDownText(index + 1)}
                icon="chevron-down"
                disabled={index === chosen.length - 1}
                onClick={() => onMove(index, 1)}
              />
              <IconButton
                name={leaveWorkingOutText(index + 1)}
                icon="x"
                onClick={() => onRemove(choice)}
              />
            </div>
          </li>
        ) : null;
      })}
    </ol>
  );
}

type IconButtonProps = {
  name: string;
  icon: IconName;
  isTurned?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

function IconButton({ name, icon, isTurned = false, disabled = false, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
      className="grid size-11 place-items-center rounded-md disabled:opacity-40"
    >
      <Icon name={icon} className={`size-6 ${isTurned ? 'rotate-180' : ''}`} />
    </button>
  );
}
