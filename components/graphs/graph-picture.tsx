type GraphPictureProps = {
  graph: { id: string; title: string; description: string };
  /** Small for a list, whole for a large view. */
  size?: 'small' | 'whole';
  className?: string;
};

/** The picture of a graph on white paper, with its description for those who cannot see it. */
export function GraphPicture({ graph, size = 'small', className = '' }: GraphPictureProps) {
  const whole = `/api/graphs/${graph.id}`;
  return (
    // biome-ignore lint/performance/noImgElement: the picture is private and made small already; an optimizer would keep a copy of it.
    <img
      src={size === 'small' ? `${whole}?w=480` : whole}
      alt={graph.description ? `${graph.title}. ${graph.description}` : graph.title}
      loading="lazy"
      decoding="async"
      className={`bg-raised object-contain ${className}`}
    />
  );
}
