import type { Page } from '@playwright/test';

/**
 * What a page has said: the language of the voice, its speed, and the words; or that it stopped.
 */
export type Said = { lang: string; rate: number; text: string } | 'stopped';

type Voice = { lang: string; localService: boolean };

/**
 * Replaces the browser's voices, which no test machine has, by ones that say nothing and are
 * recorded. `holds` keeps each sentence unfinished until it is stopped.
 */
export async function recordVoices(page: Page, voices: readonly Voice[], { holds = false } = {}) {
  await page.addInitScript(
    ([list, isHeld]) => {
      const said: unknown[] = [];
      let current: EventTarget | null = null;
      class Utterance extends EventTarget {
        lang = '';
        rate = 1;
        voice = null;
        constructor(readonly text: string) {
          super();
        }
      }
      const synthesis = Object.assign(new EventTarget(), {
        getVoices: () => list,
        speak(utterance: Utterance) {
          const { lang, rate, text } = utterance;
          said.push({ lang, rate, text });
          current = utterance;
          const first = Object.assign(new Event('boundary'), { charIndex: 0, name: 'word' });
          setTimeout(() => {
            utterance.dispatchEvent(first);
            if (!isHeld) utterance.dispatchEvent(new Event('end'));
          });
        },
        cancel() {
          if (!current || !isHeld) return;
          said.push('stopped');
          current.dispatchEvent(Object.assign(new Event('error'), { error: 'canceled' }));
          current = null;
        },
      });
      Object.defineProperty(window, 'speechSynthesis', { value: synthesis });
      Object.assign(window, { SpeechSynthesisUtterance: Utterance, said });
    },
    [voices, holds] as const,
  );
  return (): Promise<Said[]> => page.evaluate(() => (window as unknown as { said: Said[] }).said);
}
