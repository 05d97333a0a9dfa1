/** Far more than any school's class list. */
const MAX_BYTES = 1_000_000;

/**
 * The text of a chosen file in its program's encoding; null if it isn't text, such as a workbook.
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
    // Excel for Windows saves "CSV" in this encoding.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
