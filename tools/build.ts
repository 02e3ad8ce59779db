/**
 * `npm run build`: builds the storefront and the server, or the one that is named. How: see build-storefront.ts and
 * build-server.ts; from which sources, and when again: see builds.ts.
 */
import { buildServer } from './build-server.ts'
import { buildStorefront } from './build-storefront.ts'

process.env['NODE_ENV'] = 'production'

const named = process.argv.slice(2)
const isWanted = (name: string): boolean => named.length === 0 || named.includes(name)
if (isWanted('storefront')) await buildStorefront()
if (isWanted('server')) await buildServer()
