import { type ComponentType, lazy, Suspense, useState } from 'react';

/**
 * Parts of a page whose script comes later than the page. One whose module has been fetched by then is drawn at once: React would hold it
 * back for a third of a second as it does everything that it has to wait for, and whoever presses a key meanwhile would press it in vain.
 */
export function laterModule<Module extends object>(load: () => Promise<Module>) {
  let known: Module | undefined;
  const fetch = () =>
    load().then((parts) => {
      known = parts;
      return parts;
    });
  return {
    /** Fetches the module, so it is there when a part is needed. Without a network it is tried again then. */
    fetch: () => void fetch().catch(() => {}),
    known: () => known,
    part<Props extends object>(pick: (parts: Module) => ComponentType<Props>): ComponentType<Props> {
      const Waiting = lazy(() =>
        fetch()
          .then((parts) => ({ default: pick(parts) }))
          .catch(() => ({ default: PartAway as ComponentType<Props> })),
      );
      return function Part(props: Props) {
        // Chosen once: another component in its place would begin anew, with what was typed in it.
        const [Chosen] = useState<ComponentType<Props>>(() => (known ? pick(known) : Waiting));
        return (
          <Suspense>
            <Chosen {...props} />
          </Suspense>
        );
      };
    },
  };
}

function PartAway() {
  return <p className="text-content-soft">You’re offline. Please reopen this page when the Wi-Fi is back.</p>;
}
