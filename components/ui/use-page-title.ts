import { useLayoutEffect } from 'react';

/**
 * Names what is open on a page, in front of the product's name. The page's own title may come after its content, and a refresh puts it back,
 * so it is watched. It stops before the next page has its title, which a plain effect would not.
 */
export function usePageTitle(title: string): void {
  useLayoutEffect(() => {
    const name = () => {
      const whole = document.title.replace(/^.*(?= · )/, title);
      if (document.title !== whole) document.title = whole;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [title]);
}
