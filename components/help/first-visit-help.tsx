import { Icon } from '@/components/ui/icon';
import { DismissibleHelp } from './dismissible-help';
import type { ScreenHelp } from './help-texts';

/**
 * On a student's first visit of a screen: what it is for, above everything else until it is put away.
 *
 * @param account the key under which the browser keeps what an account typed.
 */
export function FirstVisitHelp({ account, help }: { account: string; help: ScreenHelp }) {
  return (
    <DismissibleHelp account={account} screen={help.screen}>
      <Icon name="lightbulb" className="hidden size-6 text-field sm:block" />
      <p className="min-w-0 flex-1 basis-60">{help.sentences.join(' ')}</p>
    </DismissibleHelp>
  );
}

/** On every later visit: the same at the end of the page, folded away. */
export function FoldedHelp({ help }: { help: ScreenHelp }) {
  return (
    <details className="print-hidden forced-edge mt-10 rounded-lg bg-sunk px-5">
      <summary className="flex min-h-[2.75rem] items-center font-semibold">How this page works</summary>
      <ul className="max-w-text list-disc pb-4 pl-5">
        {help.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </details>
  );
}
