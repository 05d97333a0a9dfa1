/**
 * The parts of Google's libraries that the adapters use. Next loads their ES modules
 * asynchronously, but the backend is created synchronously while the first request waits; `require`
 * loads them at once.
 */
const app = require('firebase-admin/app') as typeof import('firebase-admin/app');
const auth = require('firebase-admin/auth') as typeof import('firebase-admin/auth');
const firestore = require('firebase-admin/firestore') as typeof import('firebase-admin/firestore');
const storage = require('firebase-admin/storage') as typeof import('firebase-admin/storage');
const clientApp = require('firebase/app') as typeof import('firebase/app');
const clientAuth = require('firebase/auth') as typeof import('firebase/auth');

export const { cert, deleteApp, initializeApp } = app;
export const { getAuth } = auth;
export const { FieldPath, FieldValue, Filter, Timestamp, getFirestore } = firestore;
export const { getStorage } = storage;
export type FieldPath = import('firebase-admin/firestore').FieldPath;
export type Filter = import('firebase-admin/firestore').Filter;
export type Timestamp = import('firebase-admin/firestore').Timestamp;

/** The browser library, used on the server only to check a password. */
export const firebaseBrowserSdk = { ...clientApp, ...clientAuth };
