import { useIsHydrated } from './hooks';
import type { RichContent } from './sentence';

/**
 * Disables controls until hydration. React reports no change from before to a controlled field, so
 * the page would show one choice and act on another; and a press of a button would be lost.
 */
export function DisabledUntilHydrated({ children }: { children: RichContent }) {
  const isReady = useIsHydrated();
  return (
    <fieldset disabled={!isReady} className="contents">
      {children}
    </fieldset>
  );
}
