/** Each fault of a report that ran: what it was, where, and what came of it. */
export function mutantsOf(report) {
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) => {
    const lines = source.split('\n');
    return mutants
      .filter(({ status }) => !['Ignored', 'CompileError', 'Pending'].includes(status))
      .map(({ status, replacement, location: { start, end } }) => ({
        file,
        status,
        line: start.line,
        text: lines[start.line - 1].trim(),
        original: shortened(between(lines, start, end)),
        replacement: shortened(replacement),
      }));
  });
}

function between(lines, start, end) {
  const part = lines.slice(start.line - 1, end.line);
  part[part.length - 1] = part.at(-1).slice(0, end.column - 1);
  part[0] = part[0].slice(start.column - 1);
  return part.join('\n');
}

const shortened = (text) => {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 160 ? `${line.slice(0, 160)}…` : line;
};

/** A fault that never ends is noticed too. */
export const isNoticed = ({ status }) =>
  status === 'Killed' || status === 'Timeout' || status === 'RuntimeError';

export const isEquivalent = (mutant, equivalents) =>
  !isNoticed(mutant) &&
  equivalents.some((each) =>
    ['file', 'text', 'original', 'replacement'].every((key) => each[key] === mutant[key]),
  );

/** The share that tests notice of the faults that change anything. */
export function shareOf(mutants, equivalents) {
  const counted = mutants.filter((mutant) => !isEquivalent(mutant, equivalents));
  const noticed = counted.filter(isNoticed).length;
  return {
    noticed,
    counted: counted.length,
    percent: counted.length === 0 ? 100 : (100 * noticed) / counted.length,
  };
}

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
