/** What JSON leaves as it is and a terminal, a pager or a collector of logs may take for the end of a line, for a color or for another direction. */
const UNPRINTED = /[\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** One event is one line, whatever stands in its fields. */
export function jsonLine(entry: object): string {
  const text = JSON.stringify(entry).replace(UNPRINTED, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `${text}\n`;
}
