import type { AnchorHTMLAttributes } from 'react';

type GridLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  onFollow: () => void;
};

/**
 * A link to the same grid looked at in another way: it has an address, and with script nothing is
 * fetched again.
 */
export function GridLink({ href, onFollow, children, ...rest }: GridLinkProps) {
  return (
    <a
      href={href}
      data-no-fetch
      {...rest}
      onClick={(event) => {
        // A new tab or window was asked for.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
