import {
  HELMET_CAGE_PATH,
  HELMET_SHELL_PATH,
  SmallHelmet,
  type SmallHelmetProps,
} from './small-helmet';

/**
 * A chalk helmet that fills with its team's colors from below: `done` of `of` parts, each rising in
 * a moment. Decoration, because the count is beside it as text.
 */
export function FillingHelmet({
  look,
  size,
  done,
  of,
}: SmallHelmetProps & { done: number; of: number }) {
  return (
    <span
      className="relative block shrink-0"
      style={{ width: size, height: Math.round((size * 116) / 148) }}
    >
      <svg viewBox="0 0 148 116" className="absolute inset-0 size-full" aria-hidden="true">
        <path
          d={`${HELMET_SHELL_PATH}${HELMET_CAGE_PATH}`}
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeDasharray="5 4"
        />
      </svg>
      {/* The drawing spans from 4 to 105 of its 116 units. */}
      <span
        className="filling absolute inset-0"
        style={{ clipPath: `inset(${done >= of ? 0 : 90.5 - (87 * done) / of}% 0 0 0)` }}
      >
        <SmallHelmet look={look} size={size} />
      </span>
    </span>
  );
}
