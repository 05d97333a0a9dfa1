// Loaded before a server (`--import`): reading a student's team or card fails while a request with
// the header x-canaries is answered. The error quotes what an error can quote at worst: that
// header, the request's cookies and the whole stored document.
import { subscribe } from 'node:diagnostics_channel';

/** The server answers one test alone, so one such request at a time. */
let failing = null;
subscribe('http.server.request.start', ({ request }) => {
  if (request.headers['x-canaries']) failing = request;
});
subscribe('http.server.response.finish', ({ request }) => {
  if (request === failing) failing = null;
});

const STORED = /"draftedPlayers":|"steps":/;
const parse = JSON.parse;
JSON.parse = (text, ...rest) => {
  if (failing && STORED.test(text)) {
    const quoted = `${failing.headers['x-canaries']} ${failing.headers.cookie} ${text}`;
    throw Object.assign(new Error(quoted, { cause: new Error(quoted) }), {
      name: 'CanaryError',
      typed: quoted,
    });
  }
  return parse(text, ...rest);
};
