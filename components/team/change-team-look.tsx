'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { TeamEditor } from '@/components/team-look/team-editor';
import { Icon } from '@/components/ui/icon';
import { LiveRegion, Notice } from '@/components/ui/notice';
import { changeTeamAction } from '@/lib/actions/team';
import type { OwnTeamDto, TeamNameAndLookDto } from '@/lib/data/team/dto';
import { savedAndWaitingText, TEAM, teamSavedText } from '@/words/team';

/** Changes the look of the student's team; the surrounding page follows at once. */
export function ChangeTeamLook({ initial }: { initial: TeamNameAndLookDto }) {
  const router = useRouter();
  const [saved, setSaved] = useState<OwnTeamDto | null>(null);

  function follow(team: OwnTeamDto) {
    setSaved(team);
    router.refresh();
  }

  return (
    <details
      className="group forced-edge rounded-lg bg-raised px-4 shadow-card sm:px-6"
      // The opened content fills a screen: picture, button, and choices.
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView?.()}
    >
      <summary className="flex min-h-touch items-center gap-2 py-2 font-semibold text-lead leading-snug">
        <Icon name="pencil" />
        <span>{TEAM.change}</span>
        <Icon name="chevron-down" className="ml-auto size-[1.25em] group-open:rotate-180" />
      </summary>
      <div className="grid gap-2 pt-2 pb-6">
        <LiveRegion>
          {saved ? (
            <Notice tone="good">
              {saved.waitingName === null
                ? teamSavedText(saved.look.name)
                : savedAndWaitingText(saved.waitingName, saved.look.name)}
            </Notice>
          ) : null}
        </LiveRegion>
        <TeamEditor
          initial={initial}
          saveLabel={TEAM.saveChanges}
          save={changeTeamAction}
          onSaved={follow}
        />
      </div>
    </details>
  );
}
