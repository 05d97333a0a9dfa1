'use client';

import {
  type ComponentType,
  createContext,
  lazy,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { pagePartNotLoadedText, UI } from '@/words/ui';
import { Button } from './button';
import { reloadForUpdate } from './page-in-use';

const Retry = createContext<() => Promise<void>>(async () => {});

/**
 * Parts of a page whose script loads after the page. If the module has already been fetched, the
 * part is drawn at once: React would delay it for a third of a second like everything it suspends
 * on, and key presses in that time would be lost. A part that fails to load says so in its place,
 * and the rest of the page stays.
 */
export function lazyModule<Module extends object>(load: () => Promise<Module>) {
  let known: Module | undefined;
  const fetch = () =>
    load().then((parts) => {
      known = parts;
      return parts;
    });
  return {
    /**
     * Fetches the module ahead of time. Without a network it is tried again when a part is needed.
     */
    fetch: () => void fetch().catch(() => {}),
    /** Fails without a network; afterwards the parts are drawn at once. */
    load: fetch,
    known: () => known,
    /** `quiet` is for a part that the page can do without: if loading fails, nothing is shown. */
    component<Props extends object>(
      pick: (parts: Module) => ComponentType<Props>,
      quiet = false,
    ): ComponentType<Props> {
      const wait = () =>
        lazy(() =>
          fetch().then(
            (parts) => ({ default: pick(parts) }),
            () => {
              // The next component that needs it tries again.
              Waiting = wait();
              return { default: (quiet ? Nothing : Missing) as ComponentType<Props> };
            },
          ),
        );
      let Waiting = wait();
      return function Part(props: Props) {
        // The component chosen first stays until a retry, even once the module is known: switching
        // from the lazy one to the loaded one would remount it and lose what was typed.
        const [Chosen, setChosen] = useState<ComponentType<Props>>(() =>
          known ? pick(known) : Waiting,
        );
        const retry = async () => {
          const parts = await fetch();
          setChosen(() => pick(parts));
        };
        return (
          <Retry value={retry}>
            <Suspense>
              <Chosen {...props} />
            </Suspense>
          </Retry>
        );
      };
    },
  };
}

const Nothing = () => null;

function Missing() {
  const retry = use(Retry);
  const box = useRef<HTMLDivElement>(null);
  const [isTrying, setTrying] = useState(false);

  useEffect(() => {
    // After a press the focus moves to the new part, which may be below the screen; not while
    // someone types.
    const isTyping = document.activeElement?.matches('input, textarea, select');
    if (navigator.userActivation?.hasBeenActive && !isTyping) box.current?.focus();
    void reloadForUpdate();
  }, []);

  async function tryAgain() {
    setTrying(true);
    try {
      await retry();
      // The focused button is gone.
      document.getElementById('main')?.focus();
    } catch {
      setTrying(false);
    }
  }

  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="forced-edge grid justify-items-start gap-2 rounded-md bg-again-soft px-4 py-3"
    >
      <p>{pagePartNotLoadedText()}</p>
      <Button variant="secondary" pending={isTrying} onClick={tryAgain}>
        {UI.tryAgain}
      </Button>
    </div>
  );
}
