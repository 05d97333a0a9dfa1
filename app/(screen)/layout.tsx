import type { ReactNode } from 'react';
import { HelmetSpriteSymbol } from '@/components/football/helmet';
import './screen.css';

/**
 * The classroom screen has no teacher's frame. Not an access check: each page below runs its own
 * guard.
 */
export default function ProjectorLayout({ children }: { children: ReactNode }) {
  return (
    <div className="on-board min-h-dvh">
      <HelmetSpriteSymbol />
      {children}
    </div>
  );
}
