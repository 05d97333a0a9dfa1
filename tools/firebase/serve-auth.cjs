// The Auth emulator of firebase-tools without its command line, which takes half a minute to start:
// node serve-auth.cjs PORT PROJECT
const { AuthEmulator, SingleProjectMode } = require('firebase-tools/lib/emulator/auth');

const [port, projectId] = process.argv.slice(2);
new AuthEmulator({
  host: '127.0.0.1',
  port: Number(port),
  projectId,
  singleProjectMode: SingleProjectMode.NO_WARNING,
})
  .start()
  .catch((error) => {
    process.stderr.write(`${error.stack}\n`);
    process.exit(1);
  });
