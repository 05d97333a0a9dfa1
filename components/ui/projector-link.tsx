import type { ReactNode } from 'react';
import { UI } from '@/words/ui';
import { buttonClass } from './button';
import { Icon } from './icon';

/** Opens a page for the class in its own window, which the teacher moves to the projector. */
export function ProjectorLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} target="_blank" rel="noopener" className={buttonClass('secondary')}>
      <Icon name="school" />
      <span>{children}</span>
      <span className="sr-only">{` ${UI.newWindow}`}</span>
    </a>
  );
}
