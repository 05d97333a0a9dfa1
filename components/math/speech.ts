import { type Language, runSyncInLanguage } from '@/lib/words/language';
import { SPOKEN_SIGNS, speakMixedText } from '@/words/spoken-numbers';

/** Words that are read in one go, and where each part of them is on the page. */
type Run = { language: Language; text: string; pieces: Piece[] };
/** `offset` is null if the voice doesn't say the written text; all of it is marked then. */
type Piece = { start: number; node: Text; offset: number | null };

/** Controls have their own names, and what is hidden from screen readers has other words. */
const SILENT =
  '[aria-hidden="true"], button, input, textarea, select, svg, [popover], [data-silent]';
const BLOCK = 'p, li, dt, dd, legend, label, td, th, div';
const HIGHLIGHT = 'spoken';
const RATES = { normal: 1, slow: 0.65 } as const;

/**
 * Reads an element aloud with the device's own voices, and marks each word as it is said. Resolves
 * at the end, or when `signal` stops it, with the language for which there is no voice.
 */
export async function readElementAloud(
  element: HTMLElement,
  { slow, signal }: { slow: boolean; signal: AbortSignal },
): Promise<Language | null> {
  const { speechSynthesis } = window;
  const runs = speechRunsOf(element);
  const voices = await localVoices();
  const silenced = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve()),
  );
  if (signal.aborted) return null;
  const stop = () => speechSynthesis.cancel();
  signal.addEventListener('abort', stop);
  // The browser goes on reading when a link or a reload replaces the whole document.
  window.addEventListener('pagehide', stop);
  stop();
  let missing: Language | null = null;
  element.dataset.speaking = '';
  try {
    for (const run of runs) {
      const voice = bestVoice(voices, run.language);
      if (!voice) missing ??= run.language;
      else await Promise.race([speak(run, voice, slow ? RATES.slow : RATES.normal), silenced]);
      if (signal.aborted) return null;
    }
  } finally {
    window.removeEventListener('pagehide', stop);
    delete element.dataset.speaking;
    mark(null);
  }
  return missing;
}

/** The list is empty until the browser has asked its system. */
async function localVoices(): Promise<SpeechSynthesisVoice[]> {
  const { speechSynthesis } = window;
  const list = () => speechSynthesis.getVoices().filter(({ localService }) => localService);
  if (speechSynthesis.getVoices().length > 0) return list();
  await new Promise<void>((resolve) => {
    speechSynthesis.addEventListener('voiceschanged', () => resolve(), { once: true });
    setTimeout(resolve, 1000);
  });
  return list();
}

const PREFERRED: Readonly<Record<Language, readonly string[]>> = {
  en: ['en-us', 'en'],
  es: ['es-us', 'es-mx', 'es-419', 'es'],
};

function bestVoice(voices: readonly SpeechSynthesisVoice[], language: Language) {
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.toLowerCase().replace('_', '-');
  for (const tag of PREFERRED[language]) {
    const found = voices.find((voice) => `${tagOf(voice)}-`.startsWith(`${tag}-`));
    if (found) return found;
  }
  return null;
}

function speak(run: Run, voice: SpeechSynthesisVoice, rate: number): Promise<void> {
  const utterance = new SpeechSynthesisUtterance(run.text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  utterance.addEventListener('boundary', ({ charIndex, charLength, name }) => {
    if (name !== 'sentence') mark(rangeAt(run, charIndex, charLength));
  });
  return new Promise((resolve, reject) => {
    utterance.addEventListener('end', () => resolve());
    utterance.addEventListener('error', ({ error }) =>
      error === 'canceled' || error === 'interrupted' ? resolve() : reject(new Error(error)),
    );
    window.speechSynthesis.speak(utterance);
  });
}

/**
 * Marks the word being said, or nothing for null. If the browser can't mark words, the whole
 * element stays marked.
 */
function mark(range: Range | null): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(HIGHLIGHT, new Highlight(range));
  else CSS.highlights.delete(HIGHLIGHT);
}

function rangeAt({ text, pieces }: Run, index: number, length: number | undefined): Range | null {
  const piece = pieces.findLast(({ start }) => start <= index);
  if (!piece) return null;
  const range = document.createRange();
  const { node, offset, start } = piece;
  // A fraction's name is hidden, so its drawing is marked.
  const drawn = node.parentElement?.closest('.sr-only')?.parentElement;
  if (drawn) range.selectNodeContents(drawn);
  else if (offset === null) range.selectNodeContents(node);
  else {
    const word = length || (/^[^\s]+/.exec(text.slice(index))?.[0].length ?? 1);
    const from = Math.min(offset + index - start, node.length);
    range.setStart(node, from);
    range.setEnd(node, Math.min(from + word, node.length));
  }
  return range;
}

/** Returns the text to say, one run for each language: Spanish follows the English it repeats. */
export function speechRunsOf(element: HTMLElement): Run[] {
  const runs: Run[] = [];
  let block: Element | null = null;
  for (const node of textsOf(element)) {
    const written = node.data;
    const language = languageOf(node);
    const spoken = runSyncInLanguage(language, () => spellOutMathForSpeech(written));
    if (spoken === '') continue;
    let run = runs.find((each) => each.language === language);
    if (!run) {
      run = { language, text: '', pieces: [] };
      runs.push(run);
    }
    const ownBlock = node.parentElement?.closest(BLOCK) ?? null;
    run.text += gap(run.text, written, ownBlock !== block);
    block = ownBlock;
    const start = run.text.length;
    run.text += spoken;
    const offset = written.indexOf(spoken);
    run.pieces.push({ start, node, offset: offset < 0 ? null : offset });
  }
  return runs;
}

/** A new block begins a new sentence. Within one, only the page's own spaces and words count. */
function gap(before: string, written: string, isNewBlock: boolean): string {
  if (before === '') return '';
  if (isNewBlock) return /[.!?:;,]$/.test(before) ? ' ' : '. ';
  return /^[.,;:!?)\u2019]/.test(written) ? '' : ' ';
}

/** Some parts name what is read of them, such as a form's question without its boxes. */
function textsOf(element: HTMLElement): Text[] {
  const only = element.dataset.reads;
  const roots = only ? [...element.querySelectorAll<HTMLElement>(only)] : [element];
  return roots.flatMap((root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.closest(SILENT)) found.push(node);
    }
    return found;
  });
}

const languageOf = (node: Text): Language =>
  node.parentElement?.closest('[lang]')?.getAttribute('lang')?.startsWith('es') ? 'es' : 'en';

/** Matches "2 3/8", "-1/2", and "7/4". */
const FRACTION = /(?<![\d/])([-\u2212])?(?:(\d+) )?(\d+)\/(\d+)(?![\d/])/g;

/**
 * A text as a voice reads it: fractions and signs by name. A minus with a number before it is
 * "minus", and any other is "negative".
 */
export function spellOutMathForSpeech(text: string): string {
  const { times, divided, equals, plus, minus, negative } = SPOKEN_SIGNS;
  return text
    .replace(/(?<=[\d)]) *[\u2212-] +(?=[\d(])|(?<=[\d)])\u2212(?=[\d(])/g, ` ${minus} `)
    .replace(/ *\+ *(?=\d)/g, ` ${plus} `)
    .replace(FRACTION, (_, sign, whole, top, bottom) => {
      const [wholeNumber, numerator] = [Number(whole ?? 0), Number(top)];
      const mixed = { wholeNumber, numerator, denominator: Number(bottom) };
      return `${sign ? `${negative} ` : ''}${speakMixedText(mixed)}`;
    })
    .replace(/(?<![\p{L}\d])[\u2212-](?=\d)/gu, `${negative} `)
    .replace(/ *× */g, ` ${times} `)
    .replace(/ *÷ */g, ` ${divided} `)
    .replace(/ *= */g, ` ${equals} `)
    .replace(/ *· */g, ', ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?])/g, '')
    .trim();
}
