// One server of the production build, run as the commands run it: it gets the signals and tells how
// it ended.
import { serve, serverArguments } from '../../../scripts/lib/process.mjs';

const server = serve(serverArguments({ port: process.env.PORT ?? '' }), process.env);
process.exitCode = await server.ended;
