/** The shop as a process: opens with the settings of the environment, or says in one sentence why it cannot. */
import { join } from 'node:path'
import { ConfigError } from '../platform/config/config-error.ts'
import { DatabaseError } from '../platform/database/database-error.ts'
import { DoorError } from './listener/open-http-server.ts'
import { openShop } from './open-shop.ts'
import { builtPages } from './pages/built-pages.ts'

try {
  await openShop({ source: await builtPages(join(process.cwd(), 'dist')) })
} catch (error) {
  if (!(error instanceof ConfigError || error instanceof DatabaseError || error instanceof DoorError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
