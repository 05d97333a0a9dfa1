import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { formatJoinCode } from './join-code';

/** A join code in two groups for the eye, digit by digit for a screen reader. */
export function JoinCodeText({ code }: { code: number }) {
  return (
    <span className="whitespace-nowrap tabular-nums">
      <span aria-hidden="true">{formatJoinCode(code)}</span>
      <VisuallyHidden>{[...formatJoinCode(code).replace(' ', '')].join(' ')}</VisuallyHidden>
    </span>
  );
}
