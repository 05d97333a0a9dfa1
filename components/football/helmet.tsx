import type { CSSProperties } from 'react';
import type { TeamLookDto } from '@/lib/data/team/dto';
import type { WornSticker } from '@/lib/domain/team/stickers';
import { helmetOfText } from '@/words/helmet';
import { StickerMark } from './sticker-shape';

type HelmetLook = Pick<TeamLookDto, 'name' | 'mascot' | 'helmetColor' | 'facemaskColor'>;

type HelmetProps = {
  look: HelmetLook;
  /** Width in CSS pixels. */
  size?: number;
  /** Its award stickers. */
  stickers?: readonly WornSticker[];
};

export const HELMET_SHELL_PATH =
  'M8 62C6 27 32 6 62 6c29 0 47 18 50 43l1 9c.3 3-1 5-4 6l-20 5c-4 1-6 4-6 8l1 10c.4 4-1.5 ' +
  '7-5.5 8C60 100 34 97 22 89 12 83 9 74 8 62Z';

/** The facemask: a cage of two bars and one upright. */
export const HELMET_CAGE_PATH =
  'M86 73 129 71c5 0 7 2 7 6l-2 17c-.5 4-3 6-7 6l-18-1c-5-.3-8-3-10-7l-13-19M93 86l41 1M112 ' +
  '72l1 26';

export const HELMET_STRIPE_PATH = 'M44 9c26-8 55 6 65 36l-7 1C94 20 70 8 44 9Z';

/** The shading uses flat shapes without ids, so many helmets fit on one page. */
export function Helmet({ look, size = 160, stickers = [] }: HelmetProps) {
  const shell = `#${look.helmetColor}`;
  const mask = `#${look.facemaskColor}`;
  const edge = darkenColor(shell, -0.55);
  return (
    <svg
      viewBox="0 0 148 116"
      width={size}
      height={Math.round((size * 116) / 148)}
      className="keep-colors block shrink-0"
      role="img"
      aria-label={helmetOfText(look.name)}
    >
      <ellipse cx="64" cy="110" rx="52" ry="4" fill="#000" opacity=".12" />
      <path d={HELMET_SHELL_PATH} fill={shell} />
      {/* Light from the upper left, shade along the lower back. */}
      <path
        d="M8 62c1 12 4 21 14 27 12 8 38 11 56.5 6 4-1 5.9-4 5.5-8l-.3-3C62 92 27 90 8 62Z"
        fill={darkenColor(shell, -0.28)}
      />
      <path
        d="M20 38C27 22 43 13 60 13c8 0 15 1.5 21 4-20-2-42 3-55 24-3 4-8 1-6-3Z"
        fill={darkenColor(shell, 0.45)}
      />
      <path d={HELMET_STRIPE_PATH} fill={mask} opacity=".92" />
      <path
        d={HELMET_SHELL_PATH}
        fill="none"
        stroke={edge}
        strokeWidth="2.6"
        strokeLinejoin="round"
      />
      <circle cx="66" cy="74" r="6.5" fill={edge} />
      <circle cx="66" cy="74" r="3.2" fill="#0009" />
      {/* The facemask twice: a dark outline, then its color on top. */}
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={HELMET_CAGE_PATH} stroke={darkenColor(mask, -0.5)} strokeWidth="7.5" />
        <path d={HELMET_CAGE_PATH} stroke={mask} strokeWidth="4.5" />
      </g>
      <circle cx="88" cy="73" r="3.4" fill={darkenColor(mask, -0.5)} />
      <image
        href={`/mascots/${encodeURIComponent(look.mascot)}.svg`}
        x="40"
        y="26"
        width="38"
        height="38"
      />
      {stickers.map(({ x, y, shape = 'star' }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may share a place.
        <g key={index} transform={`translate(${x} ${y}) scale(.24)`}>
          <StickerMark shape={shape} />
        </g>
      ))}
    </svg>
  );
}

export type SmallHelmetProps = {
  look: Pick<HelmetLook, 'helmetColor' | 'facemaskColor'>;
  size: number;
};

/**
 * A simple helmet for lists beside team names: a few strokes, no accessible name, and no mascot,
 * which would need its own request.
 */
export function SmallHelmet({ look, size }: SmallHelmetProps) {
  const shell = `#${look.helmetColor}`;
  const mask = `#${look.facemaskColor}`;
  const edge = darkenColor(shell, -0.55);
  return (
    <svg viewBox="0 0 148 116" width={size} className="keep-colors" aria-hidden="true">
      <path d={HELMET_SHELL_PATH} fill={shell} stroke={edge} strokeWidth="3" />
      <path d={HELMET_STRIPE_PATH} fill={mask} />
      {/* A white mask would be invisible on a white row. */}
      <path
        d={HELMET_CAGE_PATH}
        fill="none"
        stroke={look.facemaskColor === 'FFFFFF' ? edge : mask}
        strokeWidth="6"
      />
    </svg>
  );
}

/**
 * For pages with a whole class: the shape is drawn once, by {@link HelmetSprite}, and each team
 * sets its two colors.
 */
export function SpriteHelmet({ look, size }: SmallHelmetProps) {
  return (
    <svg
      width={size}
      height={Math.round((size * 116) / 148)}
      style={{ color: `#${look.helmetColor}`, '--mask': `#${look.facemaskColor}` } as CSSProperties}
      className="keep-colors shrink-0"
      aria-hidden="true"
    >
      <use href="#crowd-helmet" />
    </svg>
  );
}

/**
 * The shape for {@link SpriteHelmet}: the shell in its `color`, stripe and facemask in `--mask`,
 * each with an edge so that white shows on white.
 */
export function HelmetSprite() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <symbol id="crowd-helmet" viewBox="0 0 148 116">
        <path
          d={HELMET_SHELL_PATH}
          fill="currentColor"
          stroke="#000"
          strokeOpacity=".6"
          strokeWidth="5"
        />
        <path d={HELMET_STRIPE_PATH} fill="var(--mask)" />
        <path d={HELMET_CAGE_PATH} fill="none" stroke="#000" strokeOpacity=".6" strokeWidth="10" />
        <path d={HELMET_CAGE_PATH} fill="none" stroke="var(--mask)" strokeWidth="6" />
      </symbol>
    </svg>
  );
}

/** A sticker being moved over a helmet: larger than a placed one, with a dark ring around it. */
export function DraggedSticker({ place: { x, y, shape = 'star' } }: { place: WornSticker }) {
  return (
    <svg
      viewBox="0 0 148 116"
      className="keep-colors absolute inset-0 size-full"
      aria-hidden="true"
    >
      <g transform={`translate(${x} ${y}) scale(.34)`}>
        <StickerMark shape={shape} />
      </g>
    </svg>
  );
}

const UNREADABLE = '78827d';

/**
 * Mixes `#rrggbb` or `rrggbb` towards white (`amount` 0 to 1) or black (0 to -1). Other values
 * become gray, so that a bad color never breaks a picture.
 */
export function darkenColor(hex: string, amount: number): string {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex)?.[1] ?? UNREADABLE;
  const target = amount < 0 ? 0 : 255;
  const mixed = [0, 2, 4].map((start) => {
    const part = Number.parseInt(digits.slice(start, start + 2), 16);
    return Math.round(part + (target - part) * Math.abs(amount));
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** A mascot's picture. Decoration, because the team's name is beside it. */
export function MascotPicture({ id, size = 64 }: { id: string; size?: number }) {
  return (
    // biome-ignore lint/performance/noImgElement: it is a small static SVG.
    <img
      src={`/mascots/${encodeURIComponent(id)}.svg`}
      width={size}
      height={size}
      alt=""
      loading="lazy"
      decoding="async"
    />
  );
}
