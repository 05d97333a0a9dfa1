/**
 * What the adapters use of Google's libraries. They offer ES modules too, which Next loads asynchronously, and a backend that is chosen while
 * the first request waits cannot be; so they are asked for here in the other way, by which they are there at once.
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

/** The library for browsers, of which only the check of a password is used, on the server. */
export const client = { ...clientApp, ...clientAuth };
