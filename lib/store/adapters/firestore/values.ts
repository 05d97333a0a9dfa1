import { Timestamp as FirestoreTimestamp } from '@/lib/firebase/sdk';
import { isTimestamp } from '../../rules';

/** A value of the port as Firestore holds it: moments as its own timestamps, undefined fields left out. Shares nothing with `value`. */
export function toFirestore(value: unknown): unknown {
  if (isTimestamp(value)) return new FirestoreTimestamp(value.seconds, value.nanoseconds);
  if (Array.isArray(value)) return value.map(toFirestore);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).flatMap(([field, inner]) => (inner === undefined ? [] : [[field, toFirestore(inner)]])),
    );
  }
  return value;
}

/**
 * The same the other way. What the app never writes but older data may hold (a reference, bytes, a place on earth) becomes text, so
 * that no type of the SDK leaves this folder.
 */
export function fromFirestore(value: unknown): unknown {
  if (value instanceof FirestoreTimestamp) return { seconds: value.seconds, nanoseconds: value.nanoseconds };
  if (Array.isArray(value)) return value.map(fromFirestore);
  if (typeof value !== 'object' || value === null) return value;
  if (Object.getPrototypeOf(value) === Object.prototype) {
    return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, fromFirestore(inner)]));
  }
  const path = (value as { path?: unknown }).path;
  return typeof path === 'string' ? path : JSON.stringify(value);
}
