import type { ReactNode } from 'react';
import { MixedNumberText } from '@/components/math/mixed-number-text';
import { Card } from '@/components/ui/card';
import type { IconName } from '@/components/ui/icon';
import { LinkButton } from '@/components/ui/link-button';
import { type RichContent, Sentence } from '@/components/ui/sentence';
import type {
  AccuracyChangeBreakdownDto,
  AccuracySpanDto,
  MvpPointsBreakdownDto,
  OwnBoardNumberBreakdownDto,
  SeasonPointsBreakdownDto,
  WeekPointsBreakdownDto,
} from '@/lib/data/leaderboard/dto';
import type { LevelOrNamedFormulaSet } from '@/lib/domain/football/formulas';
import { compareMixed, fromMixed, ZERO } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import { hrefWithWeek } from '@/lib/domain/week/week-tasks';
import { scoringRulesPhrase } from '@/words/formula-levels';
import {
  ACCURACY_STATES,
  BOARDS,
  boardPointsColumnLabel,
  cardNotStartedText,
  finishWeekLabel,
  noCardText,
  ownAndBoardPointsText,
  ownPointsColumnLabel,
  pointsOnBoardText,
  stepsRightOnFirstTryText,
  weeksComparedText,
} from '@/words/leaderboards';
import { localFootballTermName } from '@/words/names';
import { weekTitle } from '@/words/week-names';
import { leaderboardHref } from './leaderboard-href';

type PointsWorkingDto = WeekPointsBreakdownDto | SeasonPointsBreakdownDto;

export function ownBreakdownIfPointsDiffer(
  working: OwnBoardNumberBreakdownDto | null,
): PointsWorkingDto | null {
  if (working?.kind !== 'week' && working?.kind !== 'season') return null;
  return isDifferent(working.total, working.counted) ? working : null;
}

const isDifferent = (own: MixedNumber | null, counted: MixedNumber | null): boolean =>
  own !== null && counted !== null && compareMixed(own, counted) !== 0;

type ComparedLine = { name: string; own: MixedNumber | null; counted: MixedNumber | null };

function widestGap(lines: readonly ComparedLine[]): ComparedLine | undefined {
  const gap = ({ own, counted }: ComparedLine) =>
    own && counted ? fromMixed(own).sub(fromMixed(counted)).abs() : ZERO;
  return lines.toSorted((a, b) => gap(b).compare(gap(a)))[0];
}

/** The student's own points beside the board's, shown to this student only. */
export function OwnAndBoardPoints({
  working,
  rule,
}: {
  working: PointsWorkingDto;
  rule: LevelOrNamedFormulaSet;
}) {
  const { total, counted } = working;
  const isWeek = working.kind === 'week';
  const example = widestGap(
    isWeek
      ? working.lines.map(({ player, answer, ...line }) => ({ ...line, name: player, own: answer }))
      : working.lines.map(({ week, points, ...line }) => ({
          ...line,
          name: weekTitle(week),
          own: points,
        })),
  );
  const rows = [...(example ? [example] : []), { name: BOARDS.allTogether, own: total, counted }];
  return (
    <Card
      titleClass="mb-2 text-lead"
      title={
        <Sentence
          parts={ownAndBoardPointsText(
            <MixedNumberText value={total} />,
            counted && <MixedNumberText value={counted} />,
          )}
        />
      }
    >
      <table className="w-full text-right [&_td]:py-1 [&_th]:py-1">
        <thead className="text-content-soft">
          <tr>
            <th scope="col" className="text-left font-normal">
              {BOARDS.sameGames}
            </th>
            <th scope="col" className="font-normal">
              {isWeek ? ownPointsColumnLabel(scoringRulesPhrase(working.ownRules)) : BOARDS.you}
            </th>
            <th scope="col" className="font-normal">
              {boardPointsColumnLabel(scoringRulesPhrase(rule))}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, own, counted }) => (
            <tr key={name} className="border-line border-t first:border-t-0">
              <th scope="row" className="text-left">
                {name}
              </th>
              <td>{own ? <MixedNumberText value={own} /> : null}</td>
              <td>{counted ? <MixedNumberText value={counted} /> : null}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-content-soft">{BOARDS.onlyYou}</p>
      <p className="mt-2">
        <a href="#working">{BOARDS.howYouGot}</a>
      </p>
    </Card>
  );
}

function PointsOnBoard({ own, counted }: { own: MixedNumber | null; counted: MixedNumber | null }) {
  if (!counted || !isDifferent(own, counted)) return null;
  return (
    <span className="block text-right text-base text-content-soft">
      <Sentence parts={pointsOnBoardText(<MixedNumberText value={counted} />)} />
    </span>
  );
}

/** The student's number as a sum, shown to this student only. */
export function OwnBoardNumberBreakdown({
  working,
  latestWeek,
}: {
  working: OwnBoardNumberBreakdownDto;
  latestWeek: number;
}) {
  return (
    // Focusable, so that the link to it moves the focus.
    <div id="working" tabIndex={-1} className="scroll-mt-4">
      <Card title={BOARDS.howYouGot}>{workingOf(working, latestWeek)}</Card>
    </div>
  );
}

function workingOf(working: OwnBoardNumberBreakdownDto, latestWeek: number): RichContent {
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

function WeekWorking({
  working,
  latestWeek,
}: {
  working: WeekPointsBreakdownDto;
  latestWeek: number;
}) {
  const isNow = working.week === latestWeek;
  const next = nextStep(working, isNow);
  return (
    <>
      {working.lines.length === 0 ? (
        <p>{noLinesText(working, isNow)}</p>
      ) : (
        <Sum
          total={
            <>
              <MixedNumberText value={working.total} />
              <PointsOnBoard own={working.total} counted={working.counted} />
            </>
          }
        >
          {working.lines.map(({ step, player, answer, counted }) => (
            <Line key={step} name={localFootballTermName(step)} detail={player}>
              {answer ? (
                <>
                  <MixedNumberText value={answer} />
                  <PointsOnBoard own={answer} counted={counted} />
                </>
              ) : (
                <span className="text-content-soft">{BOARDS.notYet}</span>
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

function noLinesText({ week, canFinish }: WeekPointsBreakdownDto, isNow: boolean): string {
  if (isNow) return BOARDS.cardNotOpened;
  return canFinish ? cardNotStartedText(week) : noCardText(week);
}

function nextStep(
  { week, lines, canFinish }: WeekPointsBreakdownDto,
  isNow: boolean,
): { href: string; icon: IconName; text: string } | null {
  if (isNow) return { href: '/student/score-cards', icon: 'calculator', text: BOARDS.goToCard };
  if (!canFinish) return null;
  return lines.length > 0
    ? {
        href: hrefWithWeek('/student/score-cards', week),
        icon: 'calculator',
        text: finishWeekLabel(week),
      }
    : { href: '/student/weeks', icon: 'calendar', text: BOARDS.earlierWeeks };
}

function SeasonWorking({
  working,
  latestWeek,
}: {
  working: SeasonPointsBreakdownDto;
  latestWeek: number;
}) {
  return (
    <Sum
      total={
        <>
          <MixedNumberText value={working.total} />
          <PointsOnBoard own={working.total} counted={working.counted} />
        </>
      }
    >
      {working.lines.map(({ week, points, counted }) => (
        <Line
          key={week}
          name={
            <a href={leaderboardHref('week', { week: week === latestWeek ? null : week })}>
              {weekTitle(week)}
            </a>
          }
        >
          <MixedNumberText value={points} />
          <PointsOnBoard own={points} counted={counted} />
        </Line>
      ))}
    </Sum>
  );
}

function MvpWorking({ working }: { working: MvpPointsBreakdownDto }) {
  if (working.lines.length === 0) return <p>{BOARDS.firstMvpPoints}</p>;
  return (
    <Sum total={<span className="font-bold">{working.total}</span>}>
      {working.lines.map(({ week, reason, points }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be equal.
        <Line key={index} name={weekTitle(week)} detail={reason}>
          <span className="font-bold">{points < 0 ? `−${-points}` : points}</span>
        </Line>
      ))}
    </Sum>
  );
}

function AccuracyWorking({ working }: { working: AccuracyChangeBreakdownDto }) {
  return (
    <>
      <p className="max-w-text">{ACCURACY_STATES[working.state]}</p>
      {working.state === 'early' ? null : (
        <div className="mt-3">
          <Sum
            name={BOARDS.change}
            total={
              working.change ? (
                <MixedNumberText value={working.change} />
              ) : (
                <span className="font-normal">{BOARDS.notYet}</span>
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
      name={weeksComparedText(span.fromWeek, span.toWeek)}
      detail={stepsRightOnFirstTryText(span.right, span.tried)}
    >
      {span.tried === 0 ? (
        <span className="text-content-soft">{BOARDS.none}</span>
      ) : (
        <>
          <span>{minus ? `${BOARDS.minus} ` : ''}</span>
          <MixedNumberText
            value={{ wholeNumber: 0, numerator: span.right, denominator: span.tried }}
          />
        </>
      )}
    </Line>
  );
}

function Sum({
  name = BOARDS.sum,
  total,
  children,
}: {
  name?: string;
  total: ReactNode;
  children: RichContent;
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

function Line({
  name,
  detail,
  children,
}: {
  name: ReactNode;
  detail?: string;
  children: ReactNode;
}) {
  return (
    <div className="flex items-center justify-between gap-4 border-line border-t py-2 first:border-t-0">
      <dt className="min-w-0">
        <span className="font-semibold">{name}</span>
        {detail ? <span className="block text-content-soft text-base">{detail}</span> : null}
      </dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}
