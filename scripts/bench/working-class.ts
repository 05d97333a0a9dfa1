// Tells, as JSON, which document is written most often while a class of 30 answers at the same
// time. In memory: nothing of anyone is touched.
import { playWorkingClass } from '@/lib/testing/working-class';

async function main(): Promise<void> {
  process.stdout.write(JSON.stringify(await playWorkingClass(30)));
}

void main();
