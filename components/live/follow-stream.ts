type Stream<News> = {
  url: string;
  event: string;
  onNews: (news: News) => void;
  /** The server has closed the stream for good. */
  onEnd: () => void;
  /** The connection is down; it will reconnect. */
  onLost?: () => void;
  /** Called whenever the connection closes, also when the tab is hidden. */
  onClose?: () => void;
  /** Milliseconds to wait before reconnecting after this many failures in a row. */
  pauseMs: (failures: number) => number;
};

/**
 * A live connection for server-sent events. It is open only while the tab is visible, because
 * browsers limit connections; on return the stream sends its state again. Returns a function that
 * closes it.
 */
export function followStream<News>({
  url,
  event,
  onNews,
  onEnd,
  onLost,
  onClose,
  pauseMs,
}: Stream<News>): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  function close(): void {
    clearTimeout(timer);
    source?.close();
    source = null;
    onClose?.();
  }

  function stop(): void {
    document.removeEventListener('visibilitychange', followVisibility);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', returnFromCache);
    close();
  }

  function open(): void {
    close();
    source = new EventSource(url);
    source.addEventListener(event, ({ data }) => {
      failures = 0;
      onNews(JSON.parse(data) as News);
    });
    source.addEventListener('end', () => {
      stop();
      onEnd();
    });
    source.addEventListener('error', () => {
      onLost?.();
      // A browser reconnects by itself after a lost connection, but gives up after an error
      // response.
      if (source?.readyState !== EventSource.CLOSED) return;
      clearTimeout(timer);
      timer = setTimeout(open, pauseMs(failures));
      failures += 1;
    });
  }

  function followVisibility(): void {
    if (document.visibilityState === 'visible') open();
    else close();
  }

  // A document's first `pageshow` comes while the connection is already open.
  function returnFromCache({ persisted }: PageTransitionEvent): void {
    if (persisted) followVisibility();
  }

  document.addEventListener('visibilitychange', followVisibility);
  // A page in the browser's back/forward cache must not keep a connection.
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', returnFromCache);
  followVisibility();
  return stop;
}
