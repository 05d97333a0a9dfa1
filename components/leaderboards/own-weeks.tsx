import { MixedNumberText } from '@/components/math/mixed-number-text';
import { NumberLine, numberLineShare } from '@/components/math/number-line';
import { Card } from '@/components/ui/card';
import { LinkButton } from '@/components/ui/link-button';
import { Sentence } from '@/components/ui/sentence';
import type { LeaderboardDto, OwnRankDto } from '@/lib/data/leaderboard/dto';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { compareMixed, fromMixed, toMixed } from '@/lib/domain/numbers/fractions';
import type { MixedNumber } from '@/lib/domain/numbers/mixed';
import {
  BOARDS,
  OWN_WEEKS,
  pointsMoreThanWeekText,
  pointsToOwnEarlierWeekText,
  setLineupText,
} from '@/words/leaderboards';
import { weekTitle } from '@/words/week-names';
import {
  helmetStackLevels,
  OwnTeamMark,
  pointsNumberLineEnds,
  TEAM_MARK_HEIGHT_PX,
} from './points-number-line';

type OwnWeeksProps = { weeks: NonNullable<LeaderboardDto['ownWeeks']>; week: number };

const FLAG_HEIGHT = 22;

/** Shown while no other team has points. */
export function OwnWeeksNumberLine({
  weeks,
  week,
  look,
}: OwnWeeksProps & { look: OwnRankDto['team'] }) {
  const values = weeks.map(({ points }) => points);
  const { min, max } = pointsNumberLineEnds(values);
  const levels = helmetStackLevels(values.map((value) => numberLineShare(value, min, max)));
  const points = weeks.map((each) => ({ value: each.points, label: weekTitle(each.week) }));
  return (
    <>
      <NumberLine
        points={points}
        min={min}
        max={max}
        markHeight={TEAM_MARK_HEIGHT_PX}
        markWidth={0}
        renderMark={(_, index) => {
          const at = weeks[index]?.week;
          if (at === week) return <OwnTeamMark look={look} />;
          const y = TEAM_MARK_HEIGHT_PX - (levels[index] ?? 0) * FLAG_HEIGHT - 11;
          return (
            <>
              <path d={`M0 ${y}V${TEAM_MARK_HEIGHT_PX + 8}`} stroke="#f5f8f0" />
              <circle cy={y} r="10" fill="#07492b" stroke="#f5f8f0" strokeWidth="2" />
              <text y={y + 5} textAnchor="middle" fill="#f5f8f0" fontSize="14" fontWeight="700">
                {at}
              </text>
            </>
          );
        }}
      />
      <p className="sr-only">{BOARDS.aDrawing}</p>
    </>
  );
}

export function OwnWeekBars({ weeks, week }: OwnWeeksProps) {
  const { max } = pointsNumberLineEnds(weeks.map(({ points }) => points));
  return (
    <Card title={OWN_WEEKS.title} titleClass="sr-only" className="content-start">
      <ol>
        {weeks.map(({ week: each, points }) => (
          <li
            key={each}
            className={
              'grid min-h-touch grid-cols-[5rem_minmax(0,1fr)_6rem] items-center gap-3 px-2 ' +
              (each === week ? 'rounded-md bg-next-soft font-bold' : '')
            }
          >
            <span>{weekTitle(each)}</span>
            <span className="keep-colors forced-edge h-4 overflow-hidden rounded-full bg-sunken">
              <span
                className="block h-full bg-field"
                style={{
                  width: `${Math.max(0, 100 * numberLineShare(points, 0, max)).toFixed(1)}%`,
                }}
              />
            </span>
            <span className="text-right text-title leading-none">
              <MixedNumberText value={points} />
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Says how far ahead the week is, or how far from the best one, but never what was lost. */
export function OwnWeekComparison({
  weeks,
  week,
  latestWeek,
}: OwnWeeksProps & { latestWeek: number }) {
  const now = weeks.find((each) => each.week === week);
  const earlier = weeks.filter((each) => each.week < week);
  const last = earlier.at(-1);
  const best = earlier.toSorted((a, b) => compareMixed(b.points, a.points))[0];
  const isBest = now && best && compareMixed(now.points, best.points) > 0;
  const isAhead = now && last && compareMixed(now.points, last.points) > 0;
  return (
    <Card title={BOARDS.howClose} titleClass="mb-2 text-lead">
      <div className="grid gap-2">
        {isAhead ? (
          <p>
            <Sentence
              parts={pointsMoreThanWeekText(<Gap from={last.points} to={now.points} />, last.week)}
            />
          </p>
        ) : null}
        {isBest ? <p>{OWN_WEEKS.best}</p> : null}
        {now && best && compareMixed(best.points, now.points) > 0 ? (
          <p>
            <Sentence
              parts={pointsToOwnEarlierWeekText(
                <Gap from={now.points} to={best.points} />,
                best.week,
                earlier.length > 1,
              )}
            />
          </p>
        ) : null}
        <p className="text-content-soft">{OWN_WEEKS.othersCome}</p>
        {week === latestWeek && week < FINAL_WEEK ? (
          <LinkButton href="/student/lineup" variant="next" icon="arrow-right">
            {setLineupText(week + 1)}
          </LinkButton>
        ) : null}
      </div>
    </Card>
  );
}

function Gap({ from, to }: { from: MixedNumber; to: MixedNumber }) {
  return (
    <span className="text-title">
      <MixedNumberText value={toMixed(fromMixed(to).sub(fromMixed(from)))} />
    </span>
  );
}
