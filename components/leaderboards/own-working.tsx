import type { ReactNode } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Card } from '@/components/ui/card';
import type { IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import type { Parts } from '@/components/ui/parts';
import type {
  AccuracySpanDto,
  AccuracyWorkingDto,
  MvpWorkingDto,
  OwnWorkingDto,
  SeasonWorkingDto,
  WeekWorkingDto,
} from '@/lib/data/leaderboard/dto';
import { hrefOfWeek } from '@/lib/domain/week/week-tasks';
import { boardHref } from './board-words';

/** The student's number as a sum, shown to this student only. */
export function OwnWorking({
  working,
  latestWeek,
}: {
  working: OwnWorkingDto;
  latestWeek: number;
}) {
  return (
    // Focusable, so that the link to it moves the focus.
    <div id="working" tabIndex={-1} className="scroll-mt-4">
      <Card title="How you got your points">{partsOf(working, latestWeek)}</Card>
    </div>
  );
}

function partsOf(working: OwnWorkingDto, latestWeek: number): Parts {
  switch (working.kind) {
    case 'week':
      return <WeekWorking working={working} latestWeek={latestWeek} />;
    case 'season':
      return <SeasonWorking working={working} latestWeek={latestWeek} />;
    case 'mvp':
      return <MvpWorking working={working} />;
    case 'accuracy':
      return <AccuracyWorking working={working} />;
  }
}

function WeekWorking({ working, latestWeek }: { working: WeekWorkingDto; latestWeek: number }) {
  const isNow = working.week === latestWeek;
  const next = nextStep(working, isNow);
  return (
    <>
      {working.lines.length === 0 ? (
        <p>{whyNone(working, isNow)}</p>
      ) : (
        <Sum total={<MixedNumberText value={working.total} />}>
          {working.lines.map(({ step, player, answer }) => (
            <Line key={step} name={step} more={player}>
              {answer ? (
                <MixedNumberText value={answer} />
              ) : (
                <span className="text-content-soft">not yet</span>
              )}
            </Line>
          ))}
        </Sum>
      )}
      {next ? (
        <div className="mt-4">
          <LinkButton href={next.href} variant="secondary" icon={next.icon}>
            {next.text}
          </LinkButton>
        </div>
      ) : null}
    </>
  );
}

function whyNone({ week, canFinish }: WeekWorkingDto, isNow: boolean): string {
  if (isNow) return 'You haven’t opened this week’s score card yet.';
  return canFinish
    ? `You haven’t started your score card for week ${week}.`
    : `You don’t have a score card for week ${week}.`;
}

function nextStep(
  { week, lines, canFinish }: WeekWorkingDto,
  isNow: boolean,
): { href: string; icon: IconName; text: string } | null {
  if (isNow)
    return { href: '/student/score-cards', icon: 'calculator', text: 'Go to my score card' };
  if (!canFinish) return null;
  return lines.length > 0
    ? {
        href: hrefOfWeek('/student/score-cards', week),
        icon: 'calculator',
        text: `Finish week ${week}`,
      }
    : { href: '/student/weeks', icon: 'calendar', text: 'Earlier weeks' };
}

function SeasonWorking({ working, latestWeek }: { working: SeasonWorkingDto; latestWeek: number }) {
  return (
    <Sum total={<MixedNumberText value={working.total} />}>
      {working.lines.map(({ week, points }) => (
        <Line
          key={week}
          name={<a href={boardHref('week', week === latestWeek ? null : week)}>{`Week ${week}`}</a>}
        >
          <MixedNumberText value={points} />
        </Line>
      ))}
    </Sum>
  );
}

function MvpWorking({ working }: { working: MvpWorkingDto }) {
  if (working.lines.length === 0)
    return <p>Finish a score card, and your first MVP points will show up here.</p>;
  return (
    <Sum total={<span className="font-bold">{working.total}</span>}>
      {working.lines.map(({ week, reason, points }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two graphs of a week give two equal lines; the list is only read.
        <Line key={index} name={`Week ${week}`} more={reason}>
          <span className="font-bold">{points < 0 ? `−${-points}` : points}</span>
        </Line>
      ))}
    </Sum>
  );
}

const ACCURACY_STATES: Readonly<Record<AccuracyWorkingDto['state'], string>> = {
  ranked: 'More of your first tries are right than before. Well done!',
  level: 'This board shows teams that are getting more right on the first try. Yours may be next.',
  few: 'You need at least nine steps in both pairs of weeks. Then your team can get on this board.',
  early: 'This board starts in week 4, when there are two pairs of weeks to compare.',
};

function AccuracyWorking({ working }: { working: AccuracyWorkingDto }) {
  return (
    <>
      <p className="max-w-text">{ACCURACY_STATES[working.state]}</p>
      {working.state === 'early' ? null : (
        <div className="mt-3">
          <Sum
            name="Change"
            total={
              working.change ? (
                <MixedNumberText value={working.change} />
              ) : (
                <span className="font-normal">not yet</span>
              )
            }
          >
            <Share span={working.latest} />
            <Share span={working.before} minus />
          </Sum>
        </div>
      )}
    </>
  );
}

function Share({ span, minus = false }: { span: AccuracySpanDto; minus?: boolean }) {
  return (
    <Line
      name={`Weeks ${span.fromWeek} and ${span.toWeek}`}
      more={`${span.right} of ${span.tried} ${span.tried === 1 ? 'step' : 'steps'} right on the first try`}
    >
      {span.tried === 0 ? (
        <span className="text-content-soft">none</span>
      ) : (
        <>
          <span>{minus ? 'minus ' : ''}</span>
          <MixedNumberText
            value={{ wholeNumber: 0, numerator: span.right, denominator: span.tried }}
          />
        </>
      )}
    </Line>
  );
}

function Sum({
  name = 'Sum',
  total,
  children,
}: {
  name?: string;
  total: ReactNode;
  children: Parts;
}) {
  return (
    <dl className="max-w-text">
      {children}
      <div className="flex items-center justify-between gap-4 border-content border-t-2 py-2 text-lead">
        <dt className="font-bold">{name}</dt>
        <dd>{total}</dd>
      </div>
    </dl>
  );
}

function Line({ name, more, children }: { name: ReactNode; more?: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t py-2 first:border-t-0">
      <dt className="min-w-0">
        <span className="font-semibold">{name}</span>
        {more ? <span className="block text-content-soft text-base">{more}</span> : null}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
