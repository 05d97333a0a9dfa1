import type { CSSProperties } from 'react';
import type { TeamNameAndLookDto } from '@/lib/data/team/dto';
import type { WornSticker } from '@/lib/domain/team/stickers';
import { helmetOfText } from '@/words/helmet';
import {
  HELMET_FACEMASK_PATH,
  HELMET_SHELL_PATH,
  HELMET_STRIPE_PATH,
  shadeColor,
} from './small-helmet';
import { StickerGraphic } from './sticker-shape';

type HelmetLook = Pick<TeamNameAndLookDto, 'name' | 'mascot' | 'helmetColor' | 'facemaskColor'>;

type HelmetProps = {
  look: HelmetLook;
  /** Width in CSS pixels. */
  size?: number;
  stickers?: readonly WornSticker[];
};

/** The shading uses flat shapes without ids, so many helmets fit on one page. */
export function Helmet({ look, size = 160, stickers = [] }: HelmetProps) {
  const shell = `#${look.helmetColor}`;
  const mask = `#${look.facemaskColor}`;
  const edge = shadeColor(shell, -0.55);
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
      <path
        d="M8 62c1 12 4 21 14 27 12 8 38 11 56.5 6 4-1 5.9-4 5.5-8l-.3-3C62 92 27 90 8 62Z"
        fill={shadeColor(shell, -0.28)}
      />
      <path
        d="M20 38C27 22 43 13 60 13c8 0 15 1.5 21 4-20-2-42 3-55 24-3 4-8 1-6-3Z"
        fill={shadeColor(shell, 0.45)}
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
      <g fill="none" strokeLinecap="round" strokeLinejoin="round">
        <path d={HELMET_FACEMASK_PATH} stroke={shadeColor(mask, -0.5)} strokeWidth="7.5" />
        <path d={HELMET_FACEMASK_PATH} stroke={mask} strokeWidth="4.5" />
      </g>
      <circle cx="88" cy="73" r="3.4" fill={shadeColor(mask, -0.5)} />
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
          <StickerGraphic shape={shape} />
        </g>
      ))}
    </svg>
  );
}

/**
 * For pages with a whole class: the shape is drawn once, by {@link HelmetSpriteSymbol}, and each
 * team sets its two colors.
 */
export function HelmetFromSprite({
  look,
  size,
}: {
  look: Pick<TeamNameAndLookDto, 'helmetColor' | 'facemaskColor'>;
  size: number;
}) {
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
 * The shape for {@link HelmetFromSprite}: the shell in its `color`, stripe and facemask in
 * `--mask`, each with an edge so that white shows on white.
 */
export function HelmetSpriteSymbol() {
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
        <path
          d={HELMET_FACEMASK_PATH}
          fill="none"
          stroke="#000"
          strokeOpacity=".6"
          strokeWidth="10"
        />
        <path d={HELMET_FACEMASK_PATH} fill="none" stroke="var(--mask)" strokeWidth="6" />
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
        <StickerGraphic shape={shape} />
      </g>
    </svg>
  );
}

/** It is decoration, because the team's name is beside it. */
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
