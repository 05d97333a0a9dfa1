import type { TeamNameAndLookDto } from '@/lib/data/team/dto';

export const HELMET_SHELL_PATH =
  'M8 62C6 27 32 6 62 6c29 0 47 18 50 43l1 9c.3 3-1 5-4 6l-20 5c-4 1-6 4-6 8l1 10c.4 4-1.5 ' +
  '7-5.5 8C60 100 34 97 22 89 12 83 9 74 8 62Z';

export const HELMET_FACEMASK_PATH =
  'M86 73 129 71c5 0 7 2 7 6l-2 17c-.5 4-3 6-7 6l-18-1c-5-.3-8-3-10-7l-13-19M93 86l41 1M112 ' +
  '72l1 26';

export const HELMET_STRIPE_PATH = 'M44 9c26-8 55 6 65 36l-7 1C94 20 70 8 44 9Z';

const GRAY = '78827d';

/**
 * Mixes `#rrggbb` or `rrggbb` towards white (`amount` 0 to 1) or black (0 to -1). Other values
 * become gray, so that a bad color never breaks a picture.
 */
export function shadeColor(hex: string, amount: number): string {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? GRAY;
  const target = amount < 0 ? 0 : 255;
  const mixed = [0, 2, 4].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16);
    return Math.round(part + (target - part) * Math.abs(amount));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/**
 * The helmet fills from below by `done` of `of` parts. It has no accessible name, because the count
 * is beside it as text.
 */
export function FillingHelmet({
  look,
  size,
  done,
  of,
}: {
  look: Pick<TeamNameAndLookDto, 'helmetColor' | 'facemaskColor'>;
  size: number;
  done: number;
  of: number;
}) {
  const edge = shadeColor(`#${look.helmetColor}`, -0.55);
  const mask = `#${look.facemaskColor}`;
  return (
    <span
      className="relative block shrink-0"
      style={{ width: size, height: Math.round((size * 116) / 148) }}
    >
      <svg viewBox="0 0 148 116" className="absolute inset-0 size-full" aria-hidden="true">
        <path
          d={`${HELMET_SHELL_PATH}${HELMET_FACEMASK_PATH}`}
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
        <svg viewBox="0 0 148 116" width={size} className="keep-colors" aria-hidden="true">
          <path d={HELMET_SHELL_PATH} fill={`#${look.helmetColor}`} stroke={edge} strokeWidth="3" />
          <path d={HELMET_STRIPE_PATH} fill={mask} />
          {/* A white mask would be invisible on a white row. */}
          <path
            d={HELMET_FACEMASK_PATH}
            fill="none"
            stroke={look.facemaskColor === 'FFFFFF' ? edge : mask}
            strokeWidth="6"
          />
        </svg>
      </span>
    </span>
  );
}
