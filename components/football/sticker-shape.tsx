import type { StickerShape } from '@/lib/domain/team/stickers';

/** Drawn around 0, about 27 units to each side. */
const SHAPES: Readonly<
  Record<StickerShape, { fill: string; outline: string; slice?: string; mark: string | null }>
> = {
  shield: {
    fill: '#0b6b3f',
    outline: 'M0-27 22-19V2C22 15 12 23 0 28-12 23-22 15-22 2V-19Z',
    mark: 'M-10 0l7 8L11-9',
  },
  star: {
    fill: '#ffd24a',
    outline: 'M0-26 7.6-9.3 26-8 12 5 16.5 24 0 14-16.5 24-12 5-26-8-7.6-9.3Z',
    mark: null,
  },
  pie: {
    fill: '#7a3b8f',
    outline: 'M0-25A25 25 0 1 1 0 25 25 25 0 1 1 0-25Z',
    slice: 'M0 0V-25A25 25 0 0 1 23.8 7.7Z',
    mark: null,
  },
  flag: { fill: '#c77700', outline: 'M-18 28V-26L22-14-18-2', mark: null },
  rings: {
    fill: '#7a3b8f',
    outline: 'M-24 0a12 12 0 0 1 24 0 12 12 0 0 0 24 0 12 12 0 0 0-24 0 12 12 0 0 1-24 0Z',
    mark: 'M0-6v12',
  },
  hexagon: {
    fill: '#12528a',
    outline: 'M0-27 24-13.5V13.5L0 27-24 13.5V-13.5Z',
    mark: 'M-10 2L0-8l10 10M-10 14L0 4l10 10',
  },
  heptagon: {
    fill: '#0b6b3f',
    outline: 'M0-27 21.1-16.8 26.3 6 11.7 24.3H-11.7L-26.3 6-21.1-16.8Z',
    mark: 'M-8-11H8L-3 13',
  },
};
const EDGE = { stroke: '#12231b', strokeWidth: 3, strokeLinejoin: 'round' } as const;

export function StickerGraphic({ shape }: { shape: StickerShape }) {
  const { fill, outline, slice, mark } = SHAPES[shape];
  return (
    <>
      <path d={outline} fill={fill} {...EDGE} />
      {slice ? <path d={slice} fill="#ffd24a" {...EDGE} /> : null}
      {mark ? (
        <path d={mark} fill="none" stroke="#fff" strokeWidth="4.5" strokeLinecap="round" />
      ) : null}
    </>
  );
}

/** A sticker on the shelf; dashed while it is still to earn. */
export function StickerPictureOrOutline({
  shape,
  isEarned,
}: {
  shape: StickerShape;
  isEarned: boolean;
}) {
  return (
    <svg
      viewBox="-34 -34 68 68"
      width="52"
      height="52"
      className="keep-colors shrink-0"
      aria-hidden="true"
    >
      {isEarned ? (
        <StickerGraphic shape={shape} />
      ) : (
        <path
          d={SHAPES[shape].outline}
          fill="none"
          stroke="#64786c"
          strokeWidth="2.25"
          strokeDasharray="5 4"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
}
