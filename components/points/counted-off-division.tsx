import { NumberLine, numberLineShareToPercent } from '@/components/math/number-line';
import { labelInQuestion } from '@/words/own-lines';
import { TOGETHER } from '@/words/together';

const ROOM = 76;
/** With more pieces than this, there is no room for a word in each. */
const MAX_LABELED_PIECES = 12;

type CountedOffProps = {
  /** `into` is how many pieces there are, and `size` how many of them make one point. */
  into: number;
  size: number;
  /** Names what is counted, for a rate like 1/10; null for fifths of 3 × 2/5. */
  label: string | null;
  times: number | null;
  left: number | null;
};

/** The points that were counted off, one piece each. Shows nothing that isn't answered yet. */
export function CountedOffDivision({ into, size, label, times, left }: CountedOffProps) {
  const end = (Math.floor(into / size) + 1) * size;
  const across = (count: number) => numberLineShareToPercent(count / end);
  const wide = (count: number) => `${((count / end) * 94).toFixed(3)}%`;
  const isLabeled = times !== null && times <= MAX_LABELED_PIECES;
  return (
    <div className="keep-colors turf grid min-w-0 content-end rounded-lg px-4 pt-1">
      <NumberLine
        bare
        min={0}
        max={end}
        points={[]}
        renderMark={() => null}
        markHeight={ROOM - 6}
        markWidth={0}
      >
        {Array.from({ length: times ?? 0 }, (_, piece) => piece * size).map((from) => (
          <g key={from}>
            <rect
              x={across(from)}
              y={ROOM - 38}
              width={wide(size)}
              height="36"
              rx="5"
              fill="#f5f8f0"
              stroke="#0b6b3f"
              strokeWidth="4"
            />
            {isLabeled ? (
              <text
                x={across(from + size / 2)}
                y={ROOM - 14}
                textAnchor="middle"
                fill="#12231b"
                fontWeight="700"
              >
                <tspan>1</tspan>
                <tspan className="max-lg:hidden">{` ${TOGETHER.point}`}</tspan>
              </text>
            ) : null}
          </g>
        ))}
        {times !== null && times * size < into ? (
          <>
            <rect
              x={across(times * size)}
              y={ROOM - 36}
              width={wide(into - times * size)}
              height="32"
              rx="5"
              fill="none"
              stroke="#ffd24a"
              strokeWidth="3"
              strokeDasharray="8 6"
            />
            <text
              x={across((times * size + into) / 2)}
              y={ROOM - 13}
              textAnchor="middle"
              fill="#ffd24a"
              fontWeight="700"
            >
              {left ?? '?'}
            </text>
          </>
        ) : null}
        <rect x={across(into)} y="24" width="3" height={ROOM - 18} fill="#ffd24a" />
        <text
          x={across(into)}
          y="18"
          textAnchor={into * 2 > end ? 'end' : 'middle'}
          fill="#ffd24a"
          fontWeight="700"
        >
          {label === null || into === 1 ? into : `${into} ${labelInQuestion(label)}`}
        </text>
      </NumberLine>
    </div>
  );
}
