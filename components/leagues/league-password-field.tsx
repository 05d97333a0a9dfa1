import { type ComponentProps, useRef } from 'react';
import { readUntrimmedFormText } from '@/components/forms/action-form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { LEAGUE_FIELDS, suggestLeaguePassword } from '@/words/league-fields';

const FIELD = 'leaguePassword';
export const readLeaguePasswordField = (data: FormData) => readUntrimmedFormText(data, FIELD);

type LeaguePasswordFieldProps = Pick<
  ComponentProps<typeof TextField>,
  'hint' | 'error' | 'defaultValue'
> & {
  onChange?: () => void;
};

export function LeaguePasswordField({ onChange, ...field }: LeaguePasswordFieldProps) {
  const box = useRef<HTMLInputElement>(null);

  function suggest() {
    if (!box.current) return;
    box.current.value = suggestLeaguePassword(secureRandom);
    box.current.focus();
    onChange?.();
  }

  return (
    <div>
      <TextField
        {...field}
        ref={box}
        label={LEAGUE_FIELDS.password}
        name={FIELD}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={80}
        required
        onChange={onChange}
      />
      <Button variant="quiet" icon="dices" onClick={suggest} className="mt-1 -ml-4">
        {LEAGUE_FIELDS.suggest}
      </Button>
    </div>
  );
}

/** Cryptographic randomness in [0, 1), so that passwords can't be predicted. */
export function secureRandom(): number {
  return (globalThis.crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}
