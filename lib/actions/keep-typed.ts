/** Where what was typed waits for the reload that a page asks for; for the same tab only. */
export const TYPED_KEY = 'typed-before-reload';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** What tells a field from others, and what was in it. */
export type TypedField = [key: string, value: string | boolean];

/**
 * The fields of the page whose content may be kept: no password, also not one that is being shown.
 */
const FIELDS =
  ':is(input,textarea,select):not([type=password],[type=hidden],[type=file],[name*=assword],[autocomplete*=password])';

export const typedFields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)];
export const canBeTicked = (field: Field): field is HTMLInputElement =>
  /^(?:radio|checkbox)$/.test(field.type);
export const keyOf = (field: Field): string =>
  `${field.name || field.id} ${canBeTicked(field) ? field.value : ''}`;

/**
 * Keeps the content of this page's fields for its next load; `restoreTyped` puts it back. Not worth
 * an error where nothing can be kept.
 */
export function keepTyped(): void {
  try {
    const fields = typedFields().map(
      (field): TypedField => [keyOf(field), canBeTicked(field) ? field.checked : field.value],
    );
    sessionStorage.setItem(TYPED_KEY, JSON.stringify([location.href, fields]));
  } catch {}
}
