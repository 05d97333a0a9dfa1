import { ICON_SPRITE, type IconName } from './icon-sprite';

export type { IconName };

type IconProps = {
  name: IconName;
  className?: string | undefined;
  title?: string | undefined;
};

/** Without a title it is decoration and hidden from screen readers. */
export function Icon({ name, className = 'size-[1.25em]', title }: IconProps) {
  const look = `line-icon ${className}`;
  const drawing = <use href={`${ICON_SPRITE}#${name}`} />;
  if (title) {
    return (
      <svg viewBox="0 0 24 24" className={look} role="img" aria-label={title}>
        {drawing}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={look} aria-hidden="true">
      {drawing}
    </svg>
  );
}
