import type { ReactNode } from 'react';
import { CrowdHelmetShape } from '@/components/football/helmet';
import './screen.css';

/**
 * What a class looks at: the screen alone, without the frame of the teacher's pages. Each page
 * below checks whose it is.
 */
export default function ScreenLayout({ children }: { children: ReactNode }) {
  return (
    <div className="on-board min-h-dvh">
      <CrowdHelmetShape />
      {children}
    </div>
  );
}
