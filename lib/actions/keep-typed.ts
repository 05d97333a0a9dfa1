/** The sessionStorage key under which typed text waits for a reload of the same tab. */
export const SAVED_FIELDS_STORAGE_KEY = 'typed-before-reload';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
export type SavedTypedField = [key: string, value: string | boolean];

/** The fields whose content may be saved: no passwords, not even one that is being shown. */
const FIELDS =
  ':is(input,textarea,select)' +
  ':not([type=password],[type=hidden],[type=file],[name*=assword],[autocomplete*=password])';

const savableFields = (): Field[] => [...document.querySelectorAll<Field>(FIELDS)];
const isCheckableField = (field: Field): field is HTMLInputElement =>
  /^(?:radio|checkbox)$/.test(field.type);
const savedFieldKeyOf = (field: Field): string =>
  `${field.name || field.id} ${isCheckableField(field) ? field.value : ''}`;

/**
 * Saves the content of this page's fields for its next load; `restoreTypedFields` puts it back.
 * Fails silently if storage isn't available.
 */
export function saveTypedFields(): void {
  try {
    const fields = savableFields().map(
      (field): SavedTypedField => [
        savedFieldKeyOf(field),
        isCheckableField(field) ? field.checked : field.value,
      ],
    );
    sessionStorage.setItem(SAVED_FIELDS_STORAGE_KEY, JSON.stringify([location.href, fields]));
  } catch {}
}

/**
 * If the same page was reloaded, refills what `saveTypedFields` saved, as if someone typed it. Call
 * it when the page is idle.
 */
export function restoreTypedFields(saved: string): void {
  const [href, waiting] = JSON.parse(saved) as [string, SavedTypedField[]];
  if (href !== location.href) return;
  for (const field of savableFields()) {
    const at = waiting.findIndex(([key]) => key === savedFieldKeyOf(field));
    const [[, value] = []] = at < 0 ? [] : waiting.splice(at, 1);
    if (value === undefined || value === (isCheckableField(field) ? field.checked : field.value))
      continue;
    // Such an event makes React hydrate a part of the page that it has put off. Only after that
    // does React notice changes.
    dispatch(field, 'input');
    if (isCheckableField(field)) field.click();
    else {
      setValue(field, String(value));
      dispatch(field, 'input');
      dispatch(field, 'change');
    }
  }
}

function dispatch(field: Element, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * Uses the browser's own setter, because React overrides the element's and would take the text for
 * its own.
 */
function setValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
