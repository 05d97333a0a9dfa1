/** The clocks of a device, in milliseconds. */
export type DeviceClocks = {
  /** The time of day, which may be wrong and may be set at any moment. */
  wall(): number;
  /** Runs evenly, whatever somebody sets, but may stand still while the device sleeps. */
  steady(): number;
};

const DEVICE: DeviceClocks = { wall: () => Date.now(), steady: () => performance.now() };

/**
 * The server's time from now on, in milliseconds since 1970: what it was when the page was made, and how much has passed since by the
 * clock that saw more of it. It errs to the late side only if the device's clock is set forward meanwhile; then the server is asked.
 */
export function startServerClock(serverTime: string, device = DEVICE): () => number {
  const start = new Date(serverTime).getTime();
  const wall = device.wall();
  const steady = device.steady();
  return () => start + Math.max(device.wall() - wall, device.steady() - steady);
}
