const NOT_TYPED = ['radio', 'checkbox', 'hidden', 'button', 'submit'];

/** Fields typed into since the page loaded. A prefilled field doesn't count. */
const typedInto = new WeakSet<EventTarget>();

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => void (target && typedInto.add(target)), true);
}

/** True if a field contains typed text that would be lost with the page. */
export function hasUnsavedTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some(
    (field) => !NOT_TYPED.includes(field.type) && typedInto.has(field) && field.value.trim() !== '',
  );
}

/** True if text was typed or a dialog is open, so the page shouldn't be replaced now. */
export function isPageInUse(): boolean {
  return document.querySelector('dialog[open]') !== null || hasUnsavedTyping();
}
