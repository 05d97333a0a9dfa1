import { type FirebaseConnection, openFirebase } from '@/lib/firebase/app';

/** A different prefix for each process of the test runner, so that no two tests share a project. */
const run = `${process.pid.toString(36)}-${Date.now().toString(36)}`;
let projects = 0;

/** The name of a new, empty project, which exists in the emulators only. */
export function newEmulatedProject(): string {
  return `demo-${run}-${++projects}`;
}

export function openEmulated(projectId: string): FirebaseConnection {
  if (!process.env.FIRESTORE_EMULATOR_HOST)
    throw new Error('These tests need the emulators: npm run test:firebase');
  return openFirebase({ projectId });
}
