/** A shop as `npm start` starts it: built, and with the same options of the heap. */
import { type Settings, type Shop, startShop } from '../tests/support/start-shop.ts'
import { ONE_MACHINE } from './one-machine.ts'

/** Those of the script `start` in package.json. */
const OPTIONS = ['--max-semi-space-size=16', '--heap-growing-percent=50']

export const startAsUsual = (settings: Settings): Promise<Shop> =>
  startShop({ ...ONE_MACHINE, ...settings }, 'tools/start.js', '.', OPTIONS)
