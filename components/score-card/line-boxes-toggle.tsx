import { useEffect, useState } from 'react';
import { deviceStorage } from '@/components/outbox/device-storage';
import { Button } from '@/components/ui/button';
import { GROUP_TOGGLE, LINE_BOX_TOGGLE } from '@/words/score-card';

/** True if this student prefers open boxes; stored on the device where it was chosen. */
export function usePrefersLineBoxes(owner: string): [boolean, (prefers: boolean) => void] {
  const name = `lines-open:${owner}`;
  const [prefers, setPrefers] = useState(false);
  // After the first paint, because the server doesn't know this device's storage.
  useEffect(() => setPrefers(deviceStorage().read(name) === true), [name]);
  const save = (next: boolean) => {
    setPrefers(next);
    deviceStorage().write(name, next);
  };
  return [prefers, save];
}

type LinesChoiceProps = { areOpen: boolean; onChange: (open: boolean) => void; isTeam: boolean };

/** The boxes for lines are optional: students open and close them as they like. */
export function LineBoxesToggle({ areOpen, onChange, isTeam }: LinesChoiceProps) {
  const { text, button } = (isTeam ? GROUP_TOGGLE : LINE_BOX_TOGGLE)[areOpen ? 'open' : 'closed'];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2">
      <p className="min-w-0 flex-[1_1_12rem] text-content-soft leading-snug">{text}</p>
      <Button variant="secondary" aria-expanded={areOpen} onClick={() => onChange(!areOpen)}>
        {button}
      </Button>
    </div>
  );
}
