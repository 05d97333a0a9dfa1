/**
 * True if someone typed a name to confirm an action that can't be undone. Ignores case, extra
 * spaces, and the shape of quotes.
 */
export function matchesNameToConfirm(typed: string, name: string): boolean {
  const wanted = plain(name);
  return wanted !== '' && plain(typed) === wanted;
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/\.$/, '')
    .toLowerCase();
}
