import type { ReactNode } from 'react';
import { buttonClass } from './button';
import { Icon } from './icon';

/**
 * A link to what the class looks at: in a window of its own, which is moved to the projector while
 * the teacher's stays on the desk.
 */
export function ScreenLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      <Icon name="school" />
      <span>{children}</span>
      <span className="sr-only"> (opens a new window)</span>
    </a>
  );
}
