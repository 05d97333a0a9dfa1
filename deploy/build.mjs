// Builds the app as `npm start` would, so that a later start finds the build to be made of these
// very sources: node deploy/build.mjs
import { ensureBuilt } from '../scripts/lib/build.mjs';
import { runMain } from '../scripts/lib/console.mjs';

runMain(() => ensureBuilt(process.env));
