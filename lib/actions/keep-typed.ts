/** The sessionStorage key under which typed text waits for a reload of the same tab. */
export const TYPED_KEY = 'typed-before-reload';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The key identifies the field on its page. */
export type TypedField = [key: string, value: string | boolean];

/** The fields whose content may be saved: no passwords, not even one that is being shown. */
const FIELDS =
  ':is(input,textarea,select):not([type=password],[type=hidden],[type=file],[name*=assword],[autocomplete*=password])';

export const typedFields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)];
export const canBeTicked = (field: Field): field is HTMLInputElement =>
  /^(?:radio|checkbox)$/.test(field.type);
export const keyOf = (field: Field): string =>
  `${field.name || field.id} ${canBeTicked(field) ? field.value : ''}`;

/**
 * Saves the content of this page's fields for its next load; `restoreTyped` puts it back. Fails
 * silently if storage isn't available.
 */
export function keepTyped(): void {
  try {
    const fields = typedFields().map(
      (field): TypedField => [keyOf(field), canBeTicked(field) ? field.checked : field.value],
    );
    sessionStorage.setItem(TYPED_KEY, JSON.stringify([location.href, fields]));
  } catch {}
}
