// What the tests may know of the machine they run on. Everything else is a setting of the person
// who runs them, such as a school's time zone or where errors are reported to, and would change
// what is tested.

/** Names of the system and its user; Windows spells some of them in its own way. */
const SYSTEM =
  /^(PATH|PATHEXT|HOME|USER|LOGNAME|USERNAME|USERPROFILE|SHELL|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|TMPDIR|TMP|TEMP|LANG|LC_\w+|TZ|XDG_\w+|DISPLAY|LD_LIBRARY_PATH|FONTCONFIG_\w+|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|APPDATA|LOCALAPPDATA|PROGRAMDATA|PROGRAMFILES.*|NUMBER_OF_PROCESSORS|PROCESSOR_\w+)$/i;
/** How packages, certificates and the emulators' Java are reached. */
const TOOLS =
  /^(NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+|NPM_CONFIG_\w+|(HTTPS?|ALL|NO)_PROXY|JAVA_HOME|JAVA_TOOL_OPTIONS|JDK_JAVA_OPTIONS|_JAVA_OPTIONS)$/i;
/** Settings of the tests themselves. */
const OWN =
  /^(E2E_PORT|CHROMIUM_PATH|PLAYWRIGHT_\w+|FIREBASE_EMULATORS_PATH|FIRESTORE_EMULATOR_JAR|PROPERTY_SEED|PROPERTY_RUNS)$/;

/**
 * The environment of every check: of `given` only what is named above.
 * @param {Record<string, string | undefined>} given
 */
export function testEnvironment(given = process.env) {
  const kept = Object.entries(given).filter(([name]) =>
    [SYSTEM, TOOLS, OWN].some((names) => names.test(name)),
  );
  return { ...Object.fromEntries(kept), CI: '1', NEXT_TELEMETRY_DISABLED: '1' };
}
