import type { TalkPageWeekDto } from '@/lib/data/skill/dto';
import { FINAL_WEEK } from '@/lib/domain/football/schedule';
import { STEPS_PER_CARD } from '@/lib/domain/week/steps';
import {
  abbreviatedWeekText,
  FAMILY_TALK_SHEET,
  firstTryByWeekText,
  unfinishedWeekCountText,
  unfinishedWeekText,
  weekNotBegunText,
} from '@/words/talk';

const [WIDTH, HEIGHT, LEFT, TOP, BASE] = [330, 150, 24, 22, 126];
const heightOf = (right: number): number => ((BASE - TOP) * right) / STEPS_PER_CARD;
const MAX_LABELS = 9;

/** An unfinished week is outlined, not filled. */
export function FirstTryWeekBars({
  weeks,
  latest,
}: {
  weeks: readonly TalkPageWeekDto[];
  latest: number;
}) {
  const open = weeks.filter(({ finished }) => !finished);
  if (weeks.length === 0) return <p>{FAMILY_TALK_SHEET.noWeek}</p>;
  const slot = (WIDTH - LEFT) / Math.max(6, Math.min(weeks.length, FINAL_WEEK));
  const every = weeks.length > MAX_LABELS ? 2 : 1;
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={firstTryByWeekText(weeks)}
        className="keep-colors w-full max-w-[22rem]"
      >
        {[0, 3, 6, 9].map((mark) => (
          <g key={mark}>
            <line
              x1={LEFT}
              x2={WIDTH}
              y1={BASE - heightOf(mark)}
              y2={BASE - heightOf(mark)}
              className="stroke-line"
            />
            <text
              x={LEFT - 6}
              y={BASE - heightOf(mark) + 5}
              textAnchor="end"
              fontSize={14}
              className="fill-content-soft"
            >
              {mark}
            </text>
          </g>
        ))}
        {weeks.map(({ week, right, tried, finished }, index) => {
          const x = LEFT + slot * index + slot * 0.15;
          const middle = x + slot * 0.35;
          return (
            <g key={week}>
              <rect
                x={x}
                y={BASE - heightOf(right)}
                width={slot * 0.7}
                height={heightOf(right)}
                strokeDasharray={finished ? undefined : '4 3'}
                className={finished ? 'fill-field stroke-field' : 'fill-raised stroke-field'}
                strokeWidth={2}
              />
              <text
                x={middle}
                y={BASE - heightOf(right) - 5}
                textAnchor="middle"
                fontSize={14}
                className="fill-content font-bold"
              >
                {tried === 0 ? '' : right}
              </text>
              {index % every === 0 ? (
                <text
                  x={middle}
                  y={HEIGHT - 8}
                  textAnchor="middle"
                  fontSize={14}
                  className="fill-content"
                >
                  {weeks.length > 6 ? week : abbreviatedWeekText(week)}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <p className="text-content-soft">{`${FAMILY_TALK_SHEET.stepsOfNine} ${openWeeksText(open, latest)}`}</p>
    </>
  );
}

/** "Week 6 is not finished: 2 of 4 so far." */
function openWeeksText(open: readonly TalkPageWeekDto[], latest: number): string {
  const [only, ...more] = open;
  if (!only) return '';
  if (more.length > 0) return unfinishedWeekCountText(open.length);
  const { week, right, tried } = only;
  if (tried === 0) return weekNotBegunText(week);
  return unfinishedWeekText(week, right, tried, week === latest);
}
