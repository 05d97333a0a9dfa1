import { useIsReady } from './hooks';
import type { RichContent } from './sentence';

/**
 * Disables controls until hydration: React reports no change from before to a controlled field, so
 * the page would show one choice and act on another.
 */
export function WhenReady({ children }: { children: RichContent }) {
  const isReady = useIsReady();
  return (
    <fieldset disabled={!isReady} className="contents">
      {children}
    </fieldset>
  );
}
