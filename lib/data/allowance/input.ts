/** A number of a page out of an address, from 1; anything else is the first page. */
export function readPage(text: string | string[] | undefined): number {
  return typeof text === 'string' && /^[1-9]\d{0,4}$/.test(text) ? Number(text) : 1;
}

/** What was searched for, out of an address. */
export function readText(text: string | string[] | undefined): string {
  return typeof text === 'string' ? text.trim().slice(0, 100) : '';
}
