import {
  DEFENSE,
  isDefense,
  POSITION_CODES,
  POSITIONS,
  type PositionCode,
} from '@/lib/domain/football/positions';
import { ONBOARDING, pickCountRangeText } from '@/words/onboarding';
import { POSITION_WORDS, positionTitle } from '@/words/positions';

const SPOTS: readonly { position: PositionCode; x: number; y: number }[] = [
  { position: 'QB', x: 160, y: 138 },
  { position: 'RB', x: 118, y: 178 },
  { position: 'RB', x: 202, y: 178 },
  { position: 'WR', x: 28, y: 112 },
  { position: 'WR', x: 292, y: 112 },
  { position: 'TE', x: 234, y: 112 },
  { position: 'K', x: 292, y: 190 },
];
const LINE_X = [112, 136, 160, 184, 208] as const;
const DEFENSE_SPOTS = [
  [124, 74],
  [148, 74],
  [172, 74],
  [196, 74],
  [100, 46],
  [160, 44],
  [220, 46],
] as const;

export function PositionGuide() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-[minmax(0,26rem)_1fr] lg:items-start">
      <FieldPicture />
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {POSITION_CODES.map((position) => (
          <li
            key={position}
            className="forced-edge flex gap-3 rounded-lg bg-raised p-3 shadow-card"
          >
            <PositionDot position={position} />
            <div className="min-w-0">
              <h2 className="text-lead">{positionTitle(position)}</h2>
              <p className="text-content-soft">{POSITION_WORDS[position].job}</p>
              <p className="mt-1 font-semibold">{pickCountRangeText(POSITIONS[position].roster)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PositionDot({ position }: { position: PositionCode }) {
  return (
    <span
      aria-hidden="true"
      className={
        'keep-colors grid size-12 shrink-0 place-items-center rounded-full border-2 font-bold ' +
        'text-base ' +
        (isDefense(position)
          ? 'border-board bg-board text-chalk'
          : 'border-field-deep bg-next text-on-next')
      }
    >
      {position}
    </span>
  );
}

function FieldPicture() {
  return (
    <svg
      viewBox="0 0 320 220"
      className="keep-colors block w-full rounded-lg"
      role="img"
      aria-label={ONBOARDING.fieldPicture}
    >
      <rect width="320" height="220" fill="#0b6b3f" />
      <path
        d="M0 20h320M0 60h320M0 100h320M0 140h320M0 180h320"
        stroke="#fff"
        strokeOpacity=".28"
        strokeWidth="1.5"
      />
      <path
        d={
          'M8 28h6M8 36h6M8 44h6M8 52h6M8 68h6M8 76h6M8 84h6M8 92h6M306 28h6M306 36h6M306 ' +
          '44h6M306 52h6M306 68h6M306 76h6M306 84h6M306 92h6'
        }
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="1.5"
      />
      <path d="M0 93h320" stroke="#ffd24a" strokeWidth="2" strokeDasharray="6 5" />
      {DEFENSE_SPOTS.map(([x, y]) => (
        <path
          key={`${x}-${y}`}
          d={`M${x - 7} ${y - 7}l14 14m0-14-14 14`}
          stroke="#f5f8f0"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      ))}
      <rect x="138" y="8" width="44" height="22" rx="4" fill="#0f2a1d" />
      <text x="160" y="24" textAnchor="middle" fontSize="13" fontWeight="700" fill="#f5f8f0">
        {DEFENSE}
      </text>
      {LINE_X.map((x) => (
        <circle key={x} cx={x} cy="112" r="9" fill="#bfe3cd" fillOpacity=".55" />
      ))}
      {SPOTS.map(({ position, x, y }) => (
        <g key={`${position}-${x}`}>
          <circle cx={x} cy={y} r="16" fill="#ffd24a" stroke="#07492b" strokeWidth="2" />
          <text x={x} y={y + 5} textAnchor="middle" fontSize="13" fontWeight="700" fill="#12231b">
            {position}
          </text>
        </g>
      ))}
    </svg>
  );
}
