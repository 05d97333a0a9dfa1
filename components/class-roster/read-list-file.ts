/** Far more than a school has children. */
const MAX_BYTES = 1_000_000;

/**
 * The text of a chosen file, whatever program saved it; null when it is no text, such as a
 * workbook.
 */
export async function readListFile(file: File): Promise<string | null> {
  if (file.size > MAX_BYTES) return null;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [one, two] = bytes;
  if (one === 0xff && two === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (one === 0xfe && two === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (bytes.includes(0)) return null;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What Excel for Windows writes as "CSV".
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
