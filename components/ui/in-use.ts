const NOT_TYPED = ['radio', 'checkbox', 'hidden', 'button', 'submit'];

/**
 * The boxes that someone has typed into since the page came. One that came filled in is not being
 * typed.
 */
const typedInto = new WeakSet<EventTarget>();

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({ target }) => void (target && typedInto.add(target)), true);
}

/** Text stands in a box that someone has typed into, and would be lost with the page. */
export function isTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some(
    (field) => !NOT_TYPED.includes(field.type) && typedInto.has(field) && field.value.trim() !== '',
  );
}

/**
 * Text was typed, or a dialog is open: replacing the page now would take something out of someone's
 * hands.
 */
export function isInUse(): boolean {
  return document.querySelector('dialog[open]') !== null || isTyping();
}
