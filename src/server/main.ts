/** Entry point: starts the shop with the settings of the environment, or prints one sentence why it cannot. */
import { join } from 'node:path'
import { ConfigError } from '../platform/config/config-error.ts'
import { DatabaseError } from '../platform/database/database-error.ts'
import { RejectedError } from '../merchant/errors.ts'
import { ListenError } from './listener/open-http-server.ts'
import { openShop } from './open-shop.ts'
import { builtPages } from './pages/built-pages.ts'

try {
  await openShop({ source: await builtPages(join(process.cwd(), 'dist')) })
} catch (error) {
  const isExpected = [ConfigError, DatabaseError, ListenError, RejectedError].some((kind) => error instanceof kind)
  if (!(isExpected && error instanceof Error)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
