// The Storage emulator of firebase-tools without its command line: node serve-storage.cjs PORT
// PROJECT RULES What judges rules there is one more Java program, which wants a newer Java than the
// other emulators. Ours deny everything, so this denies everything.
const { mkdtempSync, readFileSync, rmSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { EmulatorRegistry } = require('firebase-tools/lib/emulator/registry');
const { StorageEmulator } = require('firebase-tools/lib/emulator/storage');
const {
  StorageRulesIssues,
  StorageRulesRuntime,
} = require('firebase-tools/lib/emulator/storage/rules/runtime');

const [port, projectId, rules] = process.argv.slice(2);
const content = readFileSync(rules, 'utf8');
const allowed = content.match(/^\s*allow\b.*$/gm) ?? [];
if (!allowed.every((line) => /^\s*allow read, write: if false;\s*$/.test(line))) {
  process.stderr.write(`${rules} allows something, which nothing here can judge.\n`);
  process.exit(1);
}

StorageRulesRuntime.prototype.start = async () => {};
StorageRulesRuntime.prototype.stop = async () => {};
StorageRulesRuntime.prototype.loadRuleset = async () => ({
  ruleset: { verify: async () => ({ permitted: false, issues: new StorageRulesIssues() }) },
  issues: new StorageRulesIssues(),
});

// Its files lie in a folder of a fixed name below this one, and two emulators must not share it.
const folder = mkdtempSync(join(tmpdir(), 'storage-emulator-'));
process.env.TMPDIR = folder;
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

EmulatorRegistry.start(
  new StorageEmulator({
    host: '127.0.0.1',
    port: Number(port),
    projectId,
    rules: { name: rules, content },
    auto_download: false,
  }),
).catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
