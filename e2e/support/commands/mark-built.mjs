// Says of a build that it is made of these very sources, as `npm start` does after building: so a
// start takes it as it is.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sourceHash } from '../../../scripts/lib/build.mjs';

writeFileSync(join(process.env.NEXT_DIST_DIR || '.next', 'built-from'), sourceHash(process.env));
