import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { PICTURE_TYPES } from '@/lib/domain/graph';

type FileButtonProps = {
  variant: 'primary' | 'secondary';
  camera?: boolean;
  accept?: string;
  onFile: (file: File) => void;
  children: ReactNode;
};

/**
 * The browser's own file field in the look of a button. Accepts pictures unless `accept` says
 * otherwise.
 */
export function FileButton({
  variant,
  camera = false,
  accept = PICTURE_TYPES,
  onFile,
  children,
}: FileButtonProps) {
  const ring =
    'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 ' +
    'has-focus-visible:outline-focus';
  return (
    <label className={buttonClass(variant, 'md', ring)}>
      <span className="contents">{children}</span>
      <input
        type="file"
        accept={accept}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onFile(file);
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
