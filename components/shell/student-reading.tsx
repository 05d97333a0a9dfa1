'use client';

import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { ReadAloudContext } from '@/components/math/read-aloud-context';
import { lazyModule } from '@/components/ui/lazy-module';
import type { StudentShellDto } from '@/lib/data/team/dto';
import type { ReadingSettings } from '@/lib/domain/student/reading';
import { OwnTeamLookContext } from './own-team-look-context';
import { useReadingSettings } from './use-reading';

const ReadingSettingsMenu = lazyModule(() => import('./reading-menu')).component(
  (parts) => parts.ReadingSettingsMenu,
);

type StudentReadingProps = {
  stored: ReadingSettings;
  account: string | undefined;
  team: StudentShellDto['team'];
  colors: CSSProperties | undefined;
  /** The id of the menu, which a button elsewhere opens; its title has this id and `-title`. */
  menuId: string;
  children: ReactNode;
};

/** Surrounds all of a student's page: how it is read now, with the menu that changes it. */
export function StudentReadingProvider({
  stored,
  account,
  team,
  colors,
  menuId,
  children,
}: StudentReadingProps) {
  const { reading, change, isLate } = useReadingSettings(stored, account);
  const menu = useRef<HTMLElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    // It may have been opened before this script ran.
    if (menu.current && menu.current.getClientRects().length > 0) setWasOpened(true);
  }, []);
  return (
    <div
      className="flex min-h-dvh flex-col pb-(--verdict-bar)"
      style={colors}
      data-roomier={reading.roomy || undefined}
    >
      <OwnTeamLookContext value={team}>
        <ReadAloudContext value={reading}>{children}</ReadAloudContext>
      </OwnTeamLookContext>
      {account ? (
        <section
          ref={menu}
          id={menuId}
          popover="auto"
          aria-labelledby={`${menuId}-title`}
          onToggle={() => setWasOpened(true)}
          className={
            'print-hidden fixed inset-auto top-14 right-2 m-0 max-h-[calc(100dvh-4rem)] w-80 ' +
            'max-w-[calc(100vw-1rem)] overflow-y-auto rounded-lg border-2 border-content bg-raised ' +
            'p-4 text-content shadow-lift'
          }
        >
          {wasOpened ? (
            <ReadingSettingsMenu reading={reading} isLate={isLate} onChange={change} />
          ) : null}
        </section>
      ) : null}
    </div>
  );
}
