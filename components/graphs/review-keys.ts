import type { RubricLevel } from '@/lib/domain/graphs/handed-in-graph';

export type ReviewShortcut =
  | { do: 'rate'; level: RubricLevel }
  | { do: 'sentence'; index: number }
  | { do: 'graph'; step: 1 | -1 }
  | { do: 'part'; step: 1 | -1 }
  | { do: 'accept'; outcome: 'seen' | 'approved' }
  | { do: 'choose' | 'back' | 'undo' };

export type FocusedElementKind = 'text' | 'circle' | 'button' | 'sentence' | 'elsewhere';

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const ARROWS: Readonly<Record<string, ReviewShortcut>> = {
  ArrowLeft: { do: 'graph', step: -1 },
  ArrowRight: { do: 'graph', step: 1 },
  ArrowUp: { do: 'part', step: -1 },
  ArrowDown: { do: 'part', step: 1 },
};
const LETTERS: Readonly<Record<string, ReviewShortcut>> = {
  s: { do: 'accept', outcome: 'approved' },
  b: { do: 'back' },
  u: { do: 'undo' },
};

/** Null leaves the key to the browser: always inside a text, and with Ctrl, Alt, or Command. */
export function reviewShortcutForKey(
  { key, altKey, ctrlKey, metaKey }: Pressed,
  focused: FocusedElementKind,
): ReviewShortcut | null {
  if (altKey || ctrlKey || metaKey) return null;
  if (key === 'Escape') return { do: 'choose' };
  if (focused === 'text') return null;
  const number = /^[1-9]$/.test(key) ? Number(key) : 0;
  if (number > 0 && focused === 'sentence') return { do: 'sentence', index: number - 1 };
  if (number > 0) return number <= 4 ? { do: 'rate', level: (number - 1) as RubricLevel } : null;
  // A radio button uses the arrow keys itself, and a button uses Enter.
  if (key in ARROWS) return focused === 'circle' ? null : (ARROWS[key] ?? null);
  if (key === 'Enter')
    return focused === 'button' || focused === 'sentence'
      ? null
      : { do: 'accept', outcome: 'seen' };
  return LETTERS[key.toLowerCase()] ?? null;
}

export function focusedElementKind(target: Element | null): FocusedElementKind {
  if (!target) return 'elsewhere';
  if (target.matches('input[type="radio"]')) return 'circle';
  if (target.matches('input, textarea, select')) return 'text';
  if (target.closest('[data-sentences]')) return 'sentence';
  return target.closest('a, button, summary') ? 'button' : 'elsewhere';
}
