export type LineIconProps = { className?: string | undefined; title?: string | undefined };

/**
 * A line icon in the text's own color and size. Without a title it is decoration and hidden from
 * screen readers.
 */
export function LineIcon({
  path,
  className = 'size-[1.25em]',
  title,
}: LineIconProps & { path: string }) {
  const look = `line-icon ${className}`;
  if (title) {
    return (
      <svg viewBox="0 0 24 24" className={look} role="img" aria-label={title}>
        <path d={path} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={look} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
