// Prints as JSON which document is written most often while a class of 30 answers at once. Runs in
// memory and changes no stored data.
import { playWorkingClass } from '@/lib/testing/working-class';

async function main(): Promise<void> {
  process.stdout.write(JSON.stringify(await playWorkingClass(30)));
}

void main();
