import { Notice } from '@/components/ui/notice';

/** The sentence about a whole form. It takes the focus when it appears, which is what reads it out. */
export function FormMessage({ className, children }: { className?: string; children: string | null }) {
  if (!children) return null;
  return (
    <div data-form-message tabIndex={-1} className={className}>
      <Notice tone="warn">{children}</Notice>
    </div>
  );
}
