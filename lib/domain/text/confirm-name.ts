/**
 * Whether someone typed a name to confirm what can't be undone. Case, doubled spaces, and quotation
 * marks' shape don't matter.
 */
export function confirmsName(typed: string, name: string): boolean {
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
