import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { PICTURE_ACCEPT_ATTRIBUTE } from '@/lib/domain/graphs/handed-in-graph';

type FileButtonProps = {
  variant: 'primary' | 'secondary';
  camera?: boolean;
  accept?: string;
  children: ReactNode;
} & ({ onFile: (file: File) => void } | { onFiles: (files: File[]) => void });

/**
 * The browser's own file field in the look of a button. Accepts pictures unless `accept` says
 * otherwise.
 */
export function FileButton({
  variant,
  camera = false,
  accept = PICTURE_ACCEPT_ATTRIBUTE,
  children,
  ...handlers
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
        multiple={'onFiles' in handlers}
        {...(camera ? { capture: 'environment' } : {})}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          const [file] = files;
          if (file && 'onFiles' in handlers) handlers.onFiles(files);
          else if (file && 'onFile' in handlers) handlers.onFile(file);
          event.target.value = '';
        }}
        className="absolute inset-0 cursor-pointer opacity-0"
      />
    </label>
  );
}
