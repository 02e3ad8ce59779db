/**
 * `npm run build`: builds the storefront, the desk and the server, or those that are named. How: see
 * build-storefront.ts, build-desk.ts and build-server.ts; from which sources, and when again: see builds.ts.
 */
import { buildDesk } from './build-desk.ts'
import { buildServer } from './build-server.ts'
import { buildStorefront } from './build-storefront.ts'

process.env['NODE_ENV'] = 'production'

const named = process.argv.slice(2)
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name)
if (isWanted('storefront')) await buildStorefront()
if (isWanted('desk')) await buildDesk()
if (isWanted('server')) await buildServer()
