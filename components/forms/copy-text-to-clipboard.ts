/** Returns false when the browser refuses. */
export async function copyTextToClipboard(text: string): Promise<boolean> {
  try {
    // Undefined on plain http, which a school's own server may use.
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text);
      return true;
    }
    return copyFromSelection(text);
  } catch {
    return false;
  }
}

function copyFromSelection(text: string): boolean {
  const box = document.createElement('textarea');
  const focused = document.activeElement;
  box.value = text;
  box.readOnly = true;
  box.className = 'sr-only';
  document.body.append(box);
  box.select();
  const copied = document.execCommand('copy');
  box.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}
