import { useEffect, useState } from 'react';
import { deviceStorage } from '@/components/outbox/device-storage';
import { Button } from '@/components/ui/button';

/** Whether this student likes to have the boxes open; kept on the device, where it is changed. */
export function usePrefersLineBoxes(owner: string): [boolean, (prefers: boolean) => void] {
  const name = `lines-open:${owner}`;
  const [prefers, setPrefers] = useState(false);
  // After the first paint, because the server can't know what this device keeps.
  useEffect(() => setPrefers(deviceStorage().read(name) === true), [name]);
  const keep = (next: boolean) => {
    setPrefers(next);
    deviceStorage().write(name, next);
  };
  return [prefers, keep];
}

const LINE_WORDS = {
  open: {
    text: 'The small boxes cost nothing. If your sum doesn’t fit, they show where to look.',
    button: 'Hide the boxes',
  },
  closed: { text: 'Want to write down each line?', button: 'Boxes for the lines' },
};
const GROUP_WORDS = {
  open: {
    text: 'Press A, B, or C next to a starter. The starters with one letter make a sum of their own.',
    button: 'Hide the groups',
  },
  closed: { text: 'Want to add in small groups?', button: 'Groups A, B, and C' },
};

type LinesChoiceProps = { areOpen: boolean; onChange: (open: boolean) => void; isTeam?: boolean };

/** The boxes of the lines are the student's own: opened and closed at will, and never asked for. */
export function LinesChoice({ areOpen, onChange, isTeam = false }: LinesChoiceProps) {
  const { text, button } = (isTeam ? GROUP_WORDS : LINE_WORDS)[areOpen ? 'open' : 'closed'];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-2">
      <p className="min-w-0 flex-[1_1_12rem] text-content-soft leading-snug">{text}</p>
      <Button variant="secondary" aria-expanded={areOpen} onClick={() => onChange(!areOpen)}>
        {button}
      </Button>
    </div>
  );
}
