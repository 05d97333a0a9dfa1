import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Icon } from '@/components/ui/icon';

/** A file to keep. A plain link: a download is no page of the app. */
export function FileLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={buttonClass('secondary')}>
      <Icon name="download" />
      {children}
    </a>
  );
}
