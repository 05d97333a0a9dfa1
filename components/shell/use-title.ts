import { useEffect } from 'react';

/** Names the window while what took a page's place is shown, and gives the page its title back after it. */
export function useTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = title;
    return () => {
      if (document.title === title) document.title = before;
    };
  }, [title]);
}
