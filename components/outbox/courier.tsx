'use client';

import { useEffect } from 'react';
import { outboxOf, startCourier } from './use-outbox';

/** Stands in the frame of every student page, so that what waits on this device leaves from whichever page is open. */
export function Courier({ account }: { account: string }) {
  useEffect(() => startCourier(outboxOf(account)), [account]);
  return null;
}
