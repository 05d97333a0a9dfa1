import { canBeTicked, keyOf, type TypedField, typedFields } from './keep-typed';

/**
 * Puts back what `keepTyped` kept, if the same page was loaded again, as if someone typed. Call it
 * when the page is idle.
 */
export function restoreTyped(kept: string): void {
  const [href, waiting] = JSON.parse(kept) as [string, TypedField[]];
  if (href !== location.href) return;
  for (const field of typedFields()) {
    const at = waiting.findIndex(([key]) => key === keyOf(field));
    const [[, value] = []] = at < 0 ? [] : waiting.splice(at, 1);
    if (value === undefined || value === (canBeTicked(field) ? field.checked : field.value))
      continue;
    // React makes a part of the page that still sleeps alive at once for an event like this one.
    // Only then it sees what changes.
    tell(field, 'input');
    if (canBeTicked(field)) field.click();
    else {
      setValue(field, String(value));
      tell(field, 'input');
      tell(field, 'change');
    }
  }
}

function tell(field: Element, type: string): void {
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/**
 * By the browser's own setter: React watches the one on the element, and would take the text for
 * its own.
 */
function setValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
