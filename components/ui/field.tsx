import type { ReactNode } from 'react';
import { Icon } from './icon';

export const INPUT_CLASS =
  'block w-full min-h-[3rem] rounded-md border-2 border-line-strong bg-raised px-3 py-2 ' +
  'text-content ' +
  'hover:border-content aria-invalid:border-again aria-invalid:bg-again-soft disabled:bg-sunk';

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-2 flex items-start gap-2 font-medium text-again">
      <Icon name="triangle-alert" className="mt-1 size-[1.1em]" />
      <span>{children}</span>
    </p>
  );
}

export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mb-2 text-base text-content-soft">
      {children}
    </p>
  );
}

/** Joins the ids of a field's descriptions for `aria-describedby`; undefined if there are none. */
export function describedBy(...ids: (string | null)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
