// CommonJS, so that the commands and the browser tests, which are translated to it, share the one check.
const { createServer } = require('node:net');

/** Whether nobody listens there. Whatever does would be taken for the server that is about to be started. */
function isPortFree(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const trial = createServer();
    trial.once('error', () => resolve(false));
    trial.listen(port, host, () => trial.close(() => resolve(true)));
  });
}

module.exports = { isPortFree };
