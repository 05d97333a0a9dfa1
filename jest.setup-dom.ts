import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Every browser has them; jsdom doesn't.
Object.assign(globalThis, { TextDecoder, TextEncoder });

// As after a sign-in: what is kept on the device is sealed with this key.
// biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
document.cookie = `fraction-league.device-key=${'k'.repeat(42)}A; Path=/`;

// jsdom has the element without its methods.
HTMLDialogElement.prototype.showModal = function show() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
