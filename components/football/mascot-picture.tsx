/** A mascot's picture. It decorates: the team's name stands beside it. */
export function MascotPicture({ id, size = 64 }: { id: string; size?: number }) {
  // biome-ignore lint/performance/noImgElement: a small static SVG gains nothing from the image optimiser.
  return <img src={`/mascots/${encodeURIComponent(id)}.svg`} width={size} height={size} alt="" loading="lazy" decoding="async" />;
}
