/**
 * Whether somebody typed a name to confirm what cannot be undone. Capitals, doubled spaces, the shape of quotation marks and a full stop
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
