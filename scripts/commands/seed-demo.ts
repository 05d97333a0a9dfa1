import { seedDemo } from '@/lib/data/demo/seed';
import { OPERATOR } from '@/lib/data/operator';
import { runCommand, say } from '../lib/command-line';

runCommand(async () => {
  say((await seedDemo(OPERATOR)) ? 'The demo class is ready.' : 'The demo class was there already.');
});
