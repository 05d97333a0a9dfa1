import { UI } from '@/words/ui';
import { Icon } from './icon';

export function HelpLine({ sentences }: { sentences: readonly string[] }) {
  return (
    <details className="print-hidden open:order-last open:basis-full">
      <summary
        className={
          'inline-flex min-h-touch items-center gap-2 text-content-soft underline ' +
          'underline-offset-4'
        }
      >
        <Icon name="circle-help" />
        <span>{UI.howItWorks}</span>
      </summary>
      <p className="forced-edge mb-2 rounded-md bg-field-soft px-4 py-3">{sentences.join(' ')}</p>
    </details>
  );
}
