import { ensureBuilt } from '../../tools/ensure-built.ts'
import { fillOnce } from './filled-shop.ts'

/** Both test runners drive the built shop, a stale build would test the past, and start it full many times. */
export async function setup(): Promise<void> {
  await ensureBuilt()
  await fillOnce()
}

/** Playwright takes the default export as its set-up. */
export default setup
