// CommonJS, so that the commands and the browser tests, which are translated to it, share the one
// check.
const { createServer } = require('node:net');

/**
 * Whether no one listens there. Whatever does would be taken for the server that is about to be
 * started.
 */
function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', () => resolve(false));
    trial.listen(port, host, () => trial.close(() => resolve(true)));
  });
}

/**
 * A port that no one listens at, chosen by the system: tests that run side by side never get the
 * same one.
 */
function freePort(host = '127.0.0.1') {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once('error', reject);
    trial.listen(0, host, () => {
      const { port } = trial.address();
      trial.close(() => resolve(port));
    });
  });
}

module.exports = { freePort, isPortFree };
