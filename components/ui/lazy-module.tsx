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
import { Button } from './button';
import { reloadOnce } from './reload-once';

const Retry = createContext<() => Promise<void>>(async () => {});

const PART_MISSING =
  'This part of the page didn’t load. Check the Wi-Fi, then try again. What you typed is still here.';

/**
 * Parts of a page whose script comes later than the page. One whose module has been fetched by then
 * is drawn at once: React would hold it back for a third of a second as it does everything that it
 * has to wait for, and whoever presses a key meanwhile would press it in vain. A part that doesn't
 * come says so in its own place, and the rest of the page stays as it is.
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
     * Fetches the module, so it is there when a part is needed. Without a network it is tried again
     * then.
     */
    fetch: () => void fetch().catch(() => {}),
    known: () => known,
    /**
     * `quiet` is for a part that the page can do without: where it is missing, there is nothing.
     */
    component<Props extends object>(
      pick: (parts: Module) => ComponentType<Props>,
      quiet = false,
    ): ComponentType<Props> {
      const wait = () =>
        lazy(() =>
          fetch().then(
            (parts) => ({ default: pick(parts) }),
            () => {
              // The next to need it asks again.
              Waiting = wait();
              return { default: (quiet ? Nothing : Missing) as ComponentType<Props> };
            },
          ),
        );
      let Waiting = wait();
      return function Part(props: Props) {
        // Chosen once: another component in its place would begin anew, with what was typed in it.
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
    // Whoever pressed something to get here is taken to the answer, which may stand below the
    // screen; whoever types is not.
    const isTyping = document.activeElement?.matches('input, textarea, select');
    if (navigator.userActivation?.hasBeenActive && !isTyping) box.current?.focus();
    void reloadOnce();
  }, []);

  async function tryAgain() {
    setTrying(true);
    try {
      await retry();
      // The button that had the keyboard is gone.
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
      <p>{PART_MISSING}</p>
      <Button variant="secondary" pending={isTrying} onClick={tryAgain}>
        Try again
      </Button>
    </div>
  );
}
