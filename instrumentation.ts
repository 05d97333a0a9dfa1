/** Runs once when the server starts. What it checks needs Node, so that part is only loaded there. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { refuseToBootWhenUnsafe } = await import('./lib/boot');
  await refuseToBootWhenUnsafe();
}
