import { useEffect } from 'react';

/** Names what is open on a page, in front of the product's name; set with every rendering, because a refresh puts the page's own back. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const whole = document.title.replace(/^.*(?= · )/, title);
    if (document.title !== whole) document.title = whole;
  });
}
