import type { Outbox, SettledAnswer } from '@/components/outbox/outbox';
import { languageOfPage } from '@/components/ui/page-language';
import type {
  AnswerGradedMessage,
  ListAnswersMessage,
  WeekShownMessage,
} from '@/lib/domain/site/offline';

/** A verdict and the language in which its message is written. */
type SavedVerdict = [...SettledAnswer, language?: string];

const worker = () => ('serviceWorker' in navigator ? navigator.serviceWorker.controller : null);

/**
 * A score card step with its verdict. The last step is excluded: it finishes the card, which the
 * page must fetch from the server.
 */
const isOfCard = ([result, sent]: SettledAnswer) =>
  sent.to === 'attempts' &&
  result.ok &&
  (result.data as { finished?: boolean } | null)?.finished !== true;

/** A card of last week must not be taken for this week's once the Wi-Fi is gone. */
export function deleteSavedPagesOfOtherWeeks(week: string): void {
  worker()?.postMessage({ type: 'week', week } satisfies WeekShownMessage);
}

/**
 * Stores verdicts beside the saved pages, which are as old as the tab. Returns a function that
 * stops it.
 */
export function startSavingVerdicts(outbox: Outbox, week: string): () => void {
  return outbox.onSettled((answer) => {
    if (!isOfCard(answer)) return;
    const saved: SavedVerdict = [...answer, languageOfPage()];
    worker()?.postMessage({ type: 'answered', week, answer: saved } satisfies AnswerGradedMessage);
  });
}

/** In another language, a right answer counts without its words, and a wrong one not at all. */
function inLanguageOfPage([result, sent, language]: SavedVerdict): SettledAnswer[] {
  if (language === languageOfPage()) return [[result, sent]];
  const verdict = result.ok ? (result.data as { outcome?: string } | null) : null;
  if (verdict?.outcome !== 'right') return [];
  return [
    [{ ok: true, data: { ...verdict, message: '', spanish: undefined } }, sent] as SettledAnswer,
  ];
}

/**
 * Delivers the verdicts that came after a page was saved, so that a right step stays right without
 * the server.
 */
export function replaySavedVerdicts(outbox: Outbox, week: string, since: number): void {
  const active = worker();
  if (!active) return;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }) => {
    outbox.retell((data as SavedVerdict[]).flatMap(inLanguageOfPage));
    port1.close();
  };
  active.postMessage({ type: 'answers', week, since } satisfies ListAnswersMessage, [port2]);
}
