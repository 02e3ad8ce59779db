import { ensureBuilt } from '../../tools/ensure-built.ts'
import { fillOnce } from './filled-shop.ts'

/** Both test runners use the built shop, which must be current, and start it with the demo's data many times. */
export async function setup(): Promise<void> {
  await ensureBuilt()
  await fillOnce()
}

/** Playwright takes the default export as its set-up. */
export default setup
