/** Text was typed, or a dialog is open: replacing the page now would take something out of somebody's hands. */
export function isInUse(): boolean {
  if (document.querySelector('dialog[open]')) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main input, main textarea');
  return [...fields].some((field) => field === document.activeElement || (isText(field) && field.value.trim() !== ''));
}

const NOT_TYPED = ['radio', 'checkbox', 'hidden', 'button', 'submit'];

function isText(field: HTMLInputElement | HTMLTextAreaElement): boolean {
  return !NOT_TYPED.includes(field.type);
}
