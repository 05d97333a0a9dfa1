'use client';

import { useRouter } from 'next/navigation';
import { renameLeagueAction } from '@/lib/actions/league';
import { SettingForm } from './setting-form';

export function RenameForm({ leagueId, name }: { leagueId: string; name: string }) {
  const router = useRouter();
  return (
    <SettingForm
      field="name"
      label="League name"
      hint="Your students will see it."
      value={name}
      button="Save the name"
      saved="The new name is saved."
      send={async (typed) => {
        const result = await renameLeagueAction({ leagueId, name: typed });
        if (result.ok) router.refresh();
        return result;
      }}
    />
  );
}
