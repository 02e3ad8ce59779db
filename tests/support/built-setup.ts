import { ensureBuilt } from '../../tools/ensure-built.ts'

/** Both test runners drive the built shop: a stale build would test the past. */
export async function setup(): Promise<void> {
  await ensureBuilt()
}

/** Playwright takes the default export as its set-up. */
export default setup
