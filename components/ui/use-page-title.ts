import { useLayoutEffect } from 'react';

/**
 * Names what is open on a page, in front of the product's name, until something else is. The page's
 * own title may come after its content, and a refresh puts it back, so it is watched. It stops
 * before the next page has its title, which a plain effect would not.
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
