/** A shop as `npm start` opens it: built, and with the memory for what is young that it is given there. */
import { type Settings, type Shop, startShop } from '../tests/support/start-shop.ts'

/** Left alone, Node keeps a hundred megabytes for what is young on a machine that has them. */
const OPTIONS = '--max-semi-space-size=16'

export const startAsUsual = (settings: Settings): Promise<Shop> =>
  startShop({ ...settings, NODE_OPTIONS: OPTIONS }, 'tools/start.js')
