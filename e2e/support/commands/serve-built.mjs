// One server of the production build, run as the commands run it: it gets the signals and tells how it ended.
import { NEXT, serve } from '../../../scripts/lib/process.mjs';

const server = serve([NEXT, 'start', '--hostname', '127.0.0.1', '--port', process.env.PORT ?? ''], process.env);
process.exitCode = await server.ended;
