'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Sentence } from '@/components/ui/sentence';
import { TextField } from '@/components/ui/text-field';
import { matchesNameToConfirm } from '@/lib/domain/text/confirm-name';
import { typeExactlyText, typeName } from '@/words/form';
import { ActionForm, type FormResult, formText } from './action-form';

type ConfirmByNameProps<T> = {
  name: string;
  label: string;
  buttonText: ReactNode;
  send: (typed: string) => Promise<FormResult<T>>;
  /** Should leave the page. */
  onDone: (data: T) => void;
};

const FIELD = 'confirmName';

export function ConfirmByName<T>({ name, label, buttonText, send, onDone }: ConfirmByNameProps<T>) {
  async function confirm(data: FormData): Promise<FormResult<T>> {
    const typed = formText(data, FIELD);
    if (!matchesNameToConfirm(typed, name)) return refused(typeExactlyText(name));
    const answer = await send(typed);
    return answer.ok ? answer : refused(answer.error.fieldErrors?.name ?? answer.error.message);
  }

  return (
    <ActionForm
      fields={[FIELD]}
      send={confirm}
      after="leaves"
      onDone={onDone}
      className="max-w-md space-y-4"
    >
      {({ pending, field, forget }) => (
        <>
          <TextField
            label={label}
            {...field(FIELD)}
            hint={
              <Sentence
                parts={typeName(<strong className="break-words text-content">{name}</strong>)}
              />
            }
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={200}
            required
            onChange={forget}
          />
          <Button type="submit" variant="danger" icon="trash-2" pending={pending}>
            {buttonText}
          </Button>
        </>
      )}
    </ActionForm>
  );
}

const refused = (sentence: string) => ({
  ok: false as const,
  error: { message: sentence, fieldErrors: { [FIELD]: sentence } },
});
