/** A shop as `npm start` starts it: built, and with the same young-generation size. */
import { type Settings, type Shop, startShop } from '../tests/support/start-shop.ts'
import { ONE_MACHINE } from './one-machine.ts'

/** By default Node reserves a hundred megabytes for the young generation. */
const OPTIONS = '--max-semi-space-size=16'

export const startAsUsual = (settings: Settings): Promise<Shop> =>
  startShop({ ...ONE_MACHINE, ...settings, NODE_OPTIONS: OPTIONS }, 'tools/start.js')
