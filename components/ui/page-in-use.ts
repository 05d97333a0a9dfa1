const NOT_TYPED = ['radio', 'checkbox', 'hidden', 'button', 'submit'];

/** Fields typed into since the page loaded. A prefilled field doesn't count. */
const typedInto = new WeakSet<EventTarget>();

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => void (target && typedInto.add(target)), true);
}

function typedFields(): Element[] {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].filter(
    (field) => !NOT_TYPED.includes(field.type) && typedInto.has(field) && field.value.trim() !== '',
  );
}

/** True if a field contains typed text. Some of it may also be stored on the device. */
export const hasUnsavedTyping = (): boolean => typedFields().length > 0;

/** True if a reload would lose typed text. Answers, their lines, and graphs come back. */
export const wouldReloadLoseTyping = (): boolean =>
  typedFields().some((field) => !field.closest('[data-stored-text], [data-line-box]'));

/** True if text was typed or a dialog is open, so the page shouldn't be replaced now. */
export function isPageInUse(): boolean {
  return document.querySelector('dialog[open]') !== null || hasUnsavedTyping();
}
