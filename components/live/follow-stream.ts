type Stream<News> = {
  url: string;
  /** The event that carries news, as JSON. */
  event: string;
  onNews: (news: News) => void;
  /** The server has ended it for good: nothing follows. */
  onEnd: () => void;
  /** The connection is away; it comes back by itself. */
  onLost?: () => void;
  /** The connection is given back, also while the tab is not looked at. */
  onClose?: () => void;
  /**
   * What to wait before a connection that the browser has given up is tried again, after so many
   * failures in a row.
   */
  pauseMs: (failures: number) => number;
};

/**
 * A live connection for server-sent events. It is open while the tab is looked at, so forgotten
 * tabs take no connection from the one in use; coming back tells everything again. Gives a function
 * that ends it.
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
      // A browser comes back by itself after a lost connection, but gives up when it was answered
      // with an error.
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

  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return stop;
}
