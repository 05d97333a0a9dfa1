/** Two groups of three digits are easiest to read from a board: "483 201". */
export function formatJoinCode(code: number): string {
  const digits = String(code).padStart(6, '0');
  return `${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** Screen readers read the code digit by digit. */
export function JoinCodeText({ code }: { code: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">{formatJoinCode(code)}</span>
      <span className="sr-only">{[...formatJoinCode(code).replace(' ', '')].join(' ')}</span>
    </span>
  );
}
