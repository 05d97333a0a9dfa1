import type { AnchorHTMLAttributes } from 'react';

type GridLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  onFollow: () => void;
};

/** Changes the view without fetching, but works as a plain link without JavaScript. */
export function GridViewLink({ href, onFollow, children, ...rest }: GridLinkProps) {
  return (
    <a
      href={href}
      data-no-fetch
      {...rest}
      onClick={(event) => {
        // Lets the browser open a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onFollow();
      }}
    >
      {children}
    </a>
  );
}
