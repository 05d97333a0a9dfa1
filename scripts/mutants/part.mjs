/**
 * Lines that are tried together: enough for a whole statement, few enough that a part takes
 * something of every function.
 */
const RUN = 10;

/**
 * The first and last lines of a file that belong to part `[number, of]`. Another file of the room
 * begins with another part.
 */
export function rangesOfPart(lines, fileIndex, [number, of]) {
  return Array.from({ length: Math.ceil(lines / RUN) }, (_, run) => run)
    .filter((run) => (run + fileIndex) % of === number - 1)
    .map((run) => [run * RUN + 1, Math.min((run + 1) * RUN, lines)]);
}
