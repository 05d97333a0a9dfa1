'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useId, useState } from 'react';
import { useAction } from '@/components/forms/use-action';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useFocusWhen } from '@/components/ui/hooks';
import { Icon, type IconName } from '@/components/ui/icon';
import { BackLink, LinkButton } from '@/components/ui/link-button';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { SelectField } from '@/components/ui/select-field';
import { changeCalendarAction } from '@/lib/actions/calendar';
import type { WeekOpeningEffectsDto, WeekOpeningPreviewDto } from '@/lib/data/calendar/dto';
import {
  closeAgainText,
  closeNowText,
  closeQuestion,
  earlierWeekStaysOpenTitle,
  openingEffectsInClassTitle,
  openWeekForStudentCountLabel,
  openWeekNowQuestion,
  WEEK_OPENING,
  weekClosedAgainText,
  weekIsOpenNowText,
  weekOpeningStages,
} from '@/words/calendar';
import { ConfirmChangeButton } from './confirm-change-button';

type ClassDto = WeekOpeningPreviewDto['classes'][number];
type Openable = ClassDto & { opening: WeekOpeningEffectsDto };
type Outcome = { kind: 'open' | 'closed' | 'failed'; text: string };

/**
 * Opens the next week for one class or several: shows the effects in each, asks once, and reports
 * the result for each class.
 */
export function OpenNextWeekInClassesForm({ opening }: { opening: WeekOpeningPreviewDto }) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({});
  const isBegun = Object.keys(outcomes).length > 0;
  // Once a class is open, its page describes the next week; this dialog keeps the week that was
  // pressed.
  const [shown, setShown] = useState(opening);
  if (!isBegun && shown !== opening) setShown(opening);
  const { leagueId, week, byItself } = shown;
  const calendarHref = `/teacher/leagues/${leagueId}/calendar`;
  const header = (
    <PageHeader
      title={week === null ? WEEK_OPENING.calendar : openWeekNowQuestion(week)}
      subtitle={week === null || isBegun ? null : byItself}
      actions={
        <BackLink quiet href={calendarHref}>
          {WEEK_OPENING.calendar}
        </BackLink>
      }
    />
  );
  return week === null ? (
    <>
      {header}
      <Notice tone="info">{WEEK_OPENING.noWeek}</Notice>
    </>
  ) : (
    <>
      {header}
      <Classes
        opening={shown}
        week={week}
        outcomes={outcomes}
        onOutcome={(id, outcome) => setOutcomes((known) => ({ ...known, [id]: outcome }))}
      />
      <OpeningStages
        week={week}
        isOpen={Object.values(outcomes).some(({ kind }) => kind === 'open')}
      />
    </>
  );
}

type ClassesProps = {
  opening: WeekOpeningPreviewDto;
  week: number;
  outcomes: Readonly<Record<string, Outcome>>;
  onOutcome: (leagueId: string, outcome: Outcome) => void;
};

function Classes({ opening: { leagueId, classes }, week, outcomes, onOutcome }: ClassesProps) {
  const router = useRouter();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set([leagueId]));
  const [days, setDays] = useState<Readonly<Record<string, number>>>({});
  const [withMoreDays, setWithMoreDays] = useState<ReadonlySet<string>>(new Set());
  const { pending, run } = useAction<{ week: number }>();
  const isDone = ({ leagueId: id }: ClassDto) =>
    outcomes[id] !== undefined && outcomes[id].kind !== 'failed';
  const waiting = classes
    .filter((each): each is Openable => each.opening !== null && chosen.has(each.leagueId))
    .filter((each) => !isDone(each));
  const dueOf = ({ leagueId: id, opening: { dues } }: Openable) =>
    dues.find((due) => due.days === days[id]) ?? dues[0];

  // The pressed button disappears when all are open.
  const results = useFocusWhen<HTMLUListElement>(classes.some(isDone) && waiting.length === 0);

  const withClass = (ids: ReadonlySet<string>, id: string, isIn: boolean) => {
    const others = [...ids].filter((each) => each !== id);
    return new Set(isIn ? [...others, id] : others);
  };

  async function open() {
    for (const each of waiting) {
      const change = {
        kind: 'open-week',
        week,
        days: dueOf(each)?.days,
        earlierDays: withMoreDays.has(each.leagueId) ? each.opening.moreDays?.days : undefined,
      } as const;
      const result = await run(() => changeCalendarAction({ leagueId: each.leagueId, change }));
      if (!result) return;
      onOutcome(
        each.leagueId,
        result.ok
          ? { kind: 'open', text: weekIsOpenNowText(week) }
          : { kind: 'failed', text: result.error.message },
      );
    }
    router.refresh();
  }

  return (
    <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="space-y-3">
        {waiting.map((each) => (
          <OpeningEffects
            key={each.leagueId}
            classInfo={each}
            due={dueOf(each)}
            onDays={(chosenDays) => setDays({ ...days, [each.leagueId]: chosenDays })}
            hasMoreDays={withMoreDays.has(each.leagueId)}
            onMoreDays={(hasMoreDays) =>
              setWithMoreDays(withClass(withMoreDays, each.leagueId, hasMoreDays))
            }
          />
        ))}
      </div>
      <Card title={WEEK_OPENING.classes}>
        <ul ref={results} tabIndex={-1} className="divide-y divide-line">
          {classes.map((each) => (
            <li key={each.leagueId} className="space-y-1 py-1">
              <ClassLine
                classInfo={each}
                isChosen={chosen.has(each.leagueId)}
                isDone={isDone(each)}
                onChoose={(isChosen) => setChosen(withClass(chosen, each.leagueId, isChosen))}
              />
              <LiveRegion className="empty:absolute">{outcomes[each.leagueId]?.text}</LiveRegion>
              {outcomes[each.leagueId]?.kind === 'open' ? (
                <ConfirmChangeButton
                  leagueId={each.leagueId}
                  change={{ kind: 'undo-week', week }}
                  title={closeQuestion(week)}
                  confirm={closeNowText(week)}
                  onDone={() =>
                    onOutcome(each.leagueId, { kind: 'closed', text: weekClosedAgainText(week) })
                  }
                >
                  {closeAgainText(week)}
                </ConfirmChangeButton>
              ) : null}
            </li>
          ))}
        </ul>
        <div className="mt-3 flex flex-wrap justify-end gap-3">
          <LinkButton href={`/teacher/leagues/${leagueId}/calendar`} variant="secondary">
            {waiting.length > 0 ? WEEK_OPENING.notNow : WEEK_OPENING.calendar}
          </LinkButton>
          {waiting.length > 0 ? (
            <Button variant="next" pending={pending} onClick={open}>
              {openWeekForStudentCountLabel(
                week,
                waiting.reduce((sum, { opening }) => sum + opening.students, 0),
              )}
            </Button>
          ) : null}
        </div>
      </Card>
    </div>
  );
}

type ClassLineProps = {
  classInfo: ClassDto;
  isChosen: boolean;
  isDone: boolean;
  onChoose: (isChosen: boolean) => void;
};

function ClassLine({
  classInfo: { period, name, stateText, opening },
  isChosen,
  isDone,
  onChoose,
}: ClassLineProps) {
  const line = (
    <>
      <span className="grid size-7 shrink-0 place-items-center rounded-sm bg-board font-bold text-chalk">
        {period}
      </span>
      <span className="min-w-0 grow break-words">{name}</span>
      <span className="text-content-soft">{stateText}</span>
    </>
  );
  const look = 'flex min-h-touch items-center gap-3';
  if (!opening || isDone) return <p className={`${look} pl-8`}>{line}</p>;
  return (
    <label className={look}>
      <input
        type="checkbox"
        className="size-5 shrink-0"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      {line}
    </label>
  );
}

type OpeningEffectsProps = {
  classInfo: Openable;
  due: WeekOpeningEffectsDto['dues'][number] | undefined;
  onDays: (days: number) => void;
  /** The week before gets more days with this opening. */
  hasMoreDays: boolean;
  onMoreDays: (hasMoreDays: boolean) => void;
};

function OpeningEffects({
  classInfo: { name, opening },
  due,
  onDays,
  hasMoreDays,
  onMoreDays,
}: OpeningEffectsProps) {
  const { lineups, earlier, sees, moreDays, currentWeek, dues } = opening;
  return (
    <Card title={openingEffectsInClassTitle(name)}>
      <dl className="divide-y divide-line">
        {lineups ? (
          <Fact icon="lock" title={WEEK_OPENING.lineups}>
            {lineups}
          </Fact>
        ) : null}
        {earlier ? (
          <Fact
            icon="clipboard-list"
            title={earlierWeekStaysOpenTitle(currentWeek)}
            control={
              moreDays ? (
                <label className="flex min-h-touch items-center gap-3">
                  <input
                    type="checkbox"
                    className="size-5 shrink-0"
                    checked={hasMoreDays}
                    onChange={(event) => onMoreDays(event.target.checked)}
                  />
                  <span>{moreDays.text}</span>
                </label>
              ) : null
            }
          >
            {hasMoreDays && moreDays ? moreDays.earlier : earlier}
          </Fact>
        ) : null}
        <Fact
          icon="calendar"
          title={WEEK_OPENING.due}
          control={
            <SelectField
              label={WEEK_OPENING.dueDay}
              value={String(due?.days ?? '')}
              onChange={(event) => onDays(Number(event.target.value))}
              options={dues.map(({ days, day }) => ({ value: String(days), label: day }))}
            />
          }
        >
          {due?.sentence}
        </Fact>
        <Fact icon="eye" title={WEEK_OPENING.sees}>
          {sees}
        </Fact>
        {due && due.later.length > 0 ? (
          <Fact icon="arrow-right" title={WEEK_OPENING.later}>
            {due.later.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}
              </span>
            ))}
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
}

type FactProps = { icon: IconName; title: string; control?: ReactNode; children: ReactNode };

const Fact = ({ icon, title, control, children }: FactProps) => (
  <div
    className={
      'grid grid-cols-1 gap-x-4 gap-y-1 py-1 sm:grid-cols-[10rem_minmax(0,1fr)] ' +
      'xl:grid-cols-[10rem_minmax(0,1fr)_fit-content(14rem)]'
    }
  >
    <dt className="flex items-start gap-2 font-semibold">
      <Icon name={icon} className="mt-0.5 size-5 shrink-0" />
      <span>{title}</span>
    </dt>
    <dd>{children}</dd>
    {control ? <dd className="sm:max-xl:col-start-2">{control}</dd> : null}
  </div>
);

function OpeningStages({ week, isOpen }: { week: number; isOpen: boolean }) {
  const id = useId();
  return (
    <ol className="on-board mt-2 grid grid-cols-1 rounded-lg lg:grid-cols-[3fr_5fr_4fr]">
      {weekOpeningStages(week).map(({ title, text }, index) => (
        <li
          key={title}
          aria-labelledby={`${id}-${index}`}
          aria-current={index === (isOpen ? 1 : 0) ? 'step' : undefined}
          className={
            'border-board-line border-t px-4 pt-2 pb-1 first:border-t-0 lg:border-t-0 lg:border-l ' +
            'lg:first:border-l-0'
          }
        >
          <h2 id={`${id}-${index}`} className="flex items-center gap-2 text-lead">
            <span
              className={
                'grid size-7 place-items-center rounded-full border-2 border-chalk-soft ' +
                `font-bold ${index === (isOpen ? 1 : 0) ? 'bg-chalk text-board' : ''}`
              }
            >
              {index + 1}
            </span>
            <span>{title}</span>
          </h2>
          <p className="text-chalk-soft">{text}</p>
        </li>
      ))}
    </ol>
  );
}
