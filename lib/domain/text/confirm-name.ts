/**
 * Whether someone typed a name to confirm what can't be undone. Capitals, doubled spaces, the shape of quotation marks, and a period
 * at the end do not matter: the question is whether it was meant.
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
