import { useState } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { useKeepClassScreenQuestion } from '@/components/math/screen-question';
import { NumberOrDecimal, ProductText } from '@/components/math/wrong-and-right-working';
import { Card } from '@/components/ui/card';
import { Icon, type IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { TextArea } from '@/components/ui/text-field';
import type { ClassMistakeDto, WorkingPairDto } from '@/lib/data/mistake/dto';
import {
  CLASS_MISTAKES,
  howManyChosenText,
  howManyToChooseText,
  leaveOutText,
  placedText,
  workingDownText,
  workingUpText,
} from '@/words/class-mistakes';
import {
  type ChosenWorking,
  MAX_WORKINGS,
  MIN_WORKINGS,
  projectedWorkingsKey,
  workingResult,
  workingsScreenHref,
} from './chosen-workings';

/** For example "47 × 1/10" or "2 1/2 + 3 3/10". */
export function Expression({ working: { rows, sum } }: { working: WorkingPairDto }) {
  const [row] = rows;
  if (!sum && row?.task) return <ProductText {...row.task} />;
  return rows
    .flatMap(({ right }) => (right ? [right] : []))
    .map((value, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes.
      <span key={place} className="whitespace-nowrap">
        <span>{place > 0 ? ' + ' : ''}</span>
        <MixedNumberText value={value} />
      </span>
    ));
}

type ProjectorPanelProps = {
  leagueId: string;
  week: number;
  mistakes: readonly ClassMistakeDto[];
  chosen: readonly ChosenWorking[];
  onMove: (place: number, by: -1 | 1) => void;
  onRemove: (one: ChosenWorking) => void;
};

/** Two to four calculations in order and a question, with the link to the class screen. */
export function MistakeProjectorPanel({
  leagueId,
  week,
  mistakes,
  chosen,
  onMove,
  onRemove,
}: ProjectorPanelProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [showsVerdict, setShowsVerdict] = useState(false);
  const workingOf = (tag: string) =>
    mistakes.find((mistake) => mistake.tag === tag)?.working ?? null;
  const question = typed ?? workingOf(chosen[0]?.tag ?? '')?.question ?? '';
  useKeepClassScreenQuestion(projectedWorkingsKey(chosen), question);
  const isEnough = chosen.length >= MIN_WORKINGS;
  return (
    <Card
      title={CLASS_MISTAKES.toProject}
      heading="mb-1 text-lead"
      className="print-hidden lg:sticky lg:top-4"
    >
      <p className="mb-3 text-content-soft">
        {chosen.length === 0
          ? howManyToChooseText(MIN_WORKINGS, MAX_WORKINGS)
          : howManyChosenText(chosen.length, MAX_WORKINGS)}
      </p>
      <ol className="grid gap-2">
        {chosen.map((one, place) => {
          const working = workingOf(one.tag);
          return working ? (
            <li
              key={`${one.tag} ${one.side}`}
              className={
                'grid grid-cols-[1fr_auto] items-center gap-2 rounded-md border-2 border-line ' +
                'p-2'
              }
            >
              <div className="min-w-0">
                <p
                  className={`font-semibold ${one.side === 'wrong' ? 'text-again' : 'text-correct'}`}
                >
                  {placedText(place + 1, one.side)}
                </p>
                <p className="leading-relaxed">
                  <Expression working={working} />
                  <span>{' = '}</span>
                  <NumberOrDecimal value={workingResult(working, one.side)} />
                </p>
              </div>
              <div className="flex">
                <IconButton
                  name={workingUpText(place + 1)}
                  icon="chevron-down"
                  isTurned
                  disabled={place === 0}
                  onClick={() => onMove(place, -1)}
                />
                <IconButton
                  name={workingDownText(place + 1)}
                  icon="chevron-down"
                  disabled={place === chosen.length - 1}
                  onClick={() => onMove(place, 1)}
                />
                <IconButton name={leaveOutText(place + 1)} icon="x" onClick={() => onRemove(one)} />
              </div>
            </li>
          ) : null;
        })}
      </ol>
      {chosen.length > 0 ? (
        <div className="mt-3 grid gap-3">
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
          {isEnough ? (
            <LinkButton
              href={workingsScreenHref(leagueId, week, { chosen, showsVerdict })}
              icon="eye"
            >
              {CLASS_MISTAKES.projectNoNames}
            </LinkButton>
          ) : (
            <p>{CLASS_MISTAKES.oneMore}</p>
          )}
        </div>
      ) : null}
    </Card>
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
