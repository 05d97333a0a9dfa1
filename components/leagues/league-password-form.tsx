'use client';

import { useRouter } from 'next/navigation';
import { changeLeaguePasswordAction } from '@/lib/actions/league';
import { secureRandom, suggestPhrase } from './phrases';
import { SettingForm } from './setting-form';

export function LeaguePasswordForm({ leagueId, password }: { leagueId: string; password: string }) {
  const router = useRouter();
  return (
    <SettingForm
      field="password"
      label="League password"
      hint="The old password stops working right away. Students who already joined stay in the league."
      value={password}
      suggest={() => suggestPhrase(secureRandom)}
      button="Save the password"
      saved="The new password is saved. The old one no longer works."
      send={async (typed) => {
        const result = await changeLeaguePasswordAction({ leagueId, password: typed });
        if (result.ok) router.refresh();
        return result;
      }}
    />
  );
}
