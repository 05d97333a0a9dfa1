import { desk } from './desk.mjs';
import { district } from './district.mjs';
import { districtOnFirestore } from './district-on-firestore.mjs';
import { answers } from './interactions.mjs';
import { lighthousePages } from './lighthouse.mjs';
import { manyAtOnce } from './many-at-once.mjs';
import { mistakes } from './mistakes.mjs';
import { moves } from './moves.mjs';
import { pages } from './pages.mjs';
import { week } from './student-week.mjs';

/**
 * Every measure by the name that asks for it (`--pages`), in the order of docs/bench.md. Each has
 * the `heading` of its section and `run`, which gives the section's paragraphs and tables. It gets
 * a server and a browser, unless it starts its own servers on the demo class's data (`ownServers`)
 * or needs none (`alone`). `prepare` fills the data before the server starts. `logsStore` writes
 * every store operation to a file, which would slow down what is timed.
 */
export const MEASURES = {
  pages,
  week,
  desk,
  lighthouse: lighthousePages,
  answers,
  moves,
  load: manyAtOnce,
  district,
  'district-firebase': districtOnFirestore,
  learning: mistakes,
};
