import { useLayoutEffect } from 'react';

/**
 * Shows what is open in the document's title, before the product's name. The page's own title may
 * arrive after its content, and a refresh restores it, so the title is watched. A layout effect
 * stops this before the next page sets its title; a plain effect would be too late.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const before = document.title;
    const named = () => document.title.replace(/^.+?(?= · |$)/, title);
    const name = () => {
      if (document.title !== named()) document.title = named();
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      watch.disconnect();
      if (document.title === named()) document.title = before;
    };
  }, [title]);
}
