import { ICON_PATHS, type IconName } from './icon-paths';

export type { IconName };

/** A line icon in the text's own color and size. Without a title it is decoration and hidden from screen readers. */
export function Icon({ name, className = 'size-[1.25em]', title }: { name: IconName; className?: string; title?: string }) {
  const look = `line-icon ${className}`;
  if (title) {
    return (
      <svg viewBox="0 0 24 24" className={look} role="img" aria-label={title}>
        <path d={ICON_PATHS[name]} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={look} aria-hidden="true">
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
