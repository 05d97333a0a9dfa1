type GraphPictureProps = {
  graph: { id: string; title: string; description: string };
  size?: 'small' | 'whole';
  className?: string;
};

export function HandedInGraphImage({ graph, size = 'small', className = '' }: GraphPictureProps) {
  const whole = `/api/graphs/${graph.id}`;
  return (
    // biome-ignore lint/performance/noImgElement: an optimizer would keep a copy.
    <img
      src={size === 'small' ? `${whole}?w=480` : whole}
      alt={graph.description ? `${graph.title}. ${graph.description}` : graph.title}
      loading="lazy"
      decoding="async"
      className={`bg-raised object-contain ${className}`}
    />
  );
}
