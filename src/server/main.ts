/** Entry point: starts the shop with the settings of the environment, or prints one sentence why it cannot. */
import { join } from 'node:path'
import { ConfigError } from '../platform/config/config-error.ts'
import { DatabaseError } from '../platform/database/database-error.ts'
import { ListenError } from './listener/open-http-server.ts'
import { openShop } from './open-shop.ts'
import { builtPages } from './pages/built-pages.ts'

try {
  await openShop({ source: await builtPages(join(process.cwd(), 'dist')) })
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseError || error instanceof ListenError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
