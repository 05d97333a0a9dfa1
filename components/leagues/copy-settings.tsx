'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { SaveForm } from '@/components/forms/save-form';
import { CheckBoxes } from '@/components/ui/check-boxes';
import { SelectField } from '@/components/ui/select-field';
import { copySettingsAction } from '@/lib/actions/league';
import type { LeagueSettingsDto } from '@/lib/data/league/dto';
import {
  COPYABLE_CLASS_SETTINGS,
  type CopyableClassSetting,
} from '@/lib/domain/class/copyable-settings';
import { COPY_SETTINGS } from '@/words/league-settings';

type CopySettingsProps = Pick<LeagueSettingsDto, 'id' | 'classes'>;

export function CopyClassSettings({ id, classes }: CopySettingsProps) {
  const router = useRouter();
  const options = classes.map((each) => ({ value: each.id, label: each.name }));
  const [from, setFrom] = useState(options.find(({ value }) => value !== id)?.value ?? '');
  const [parts, setParts] = useState<readonly CopyableClassSetting[]>(
    COPYABLE_CLASS_SETTINGS.slice(0, 4),
  );
  const [to, setTo] = useState<readonly string[]>([id]);
  const others = options.filter(({ value }) => value !== from);
  const chosen = to.filter((each) => each !== from);
  return (
    <SaveForm
      fields={[]}
      send={() => copySettingsAction({ from, leagueIds: [...chosen], parts: [...parts] })}
      onDone={router.refresh}
      button={COPY_SETTINGS.copy}
      look={{ icon: 'copy', variant: 'secondary' }}
      saved={COPY_SETTINGS.copied}
    >
      {({ forget }) => (
        <>
          <SelectField
            label={COPY_SETTINGS.from}
            options={options}
            value={from}
            onChange={({ target }) => {
              setFrom(target.value);
              forget();
            }}
          />
          <CheckBoxes
            legend={COPY_SETTINGS.what}
            options={COPYABLE_CLASS_SETTINGS.map((value) => ({
              value,
              label: COPY_SETTINGS.parts[value],
            }))}
            chosen={parts}
            onChange={(wanted) => {
              setParts(wanted);
              forget();
            }}
          />
          <CheckBoxes
            legend={COPY_SETTINGS.to}
            options={others}
            chosen={chosen}
            onChange={(wanted) => {
              setTo(wanted);
              forget();
            }}
          />
          <p className="text-content-soft">{COPY_SETTINGS.hint}</p>
        </>
      )}
    </SaveForm>
  );
}
