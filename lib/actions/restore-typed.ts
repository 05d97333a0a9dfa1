import { canBeTicked, keyOf, type TypedField, typedFields } from './keep-typed';

/**
 * If the same page was reloaded, refills what `keepTyped` saved, as if someone typed it. Call it
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
    // Such an event makes React hydrate a part of the page that it has put off. Only after that
    // does React notice changes.
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
 * Uses the browser's own setter, because React overrides the element's and would take the text for
 * its own.
 */
function setValue(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  value: string,
): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}
