/** Entry point: starts the shop with the settings of the environment, or prints one sentence why it cannot. */
import { join } from 'node:path'
import { ConfigError } from '../platform/config/config-error.ts'
import { DatabaseError } from '../platform/database/database-error.ts'
import { createLog } from '../platform/log/log.ts'
import { RejectedError } from '../merchant/errors.ts'
import { builtDesk } from './desk/desk-source.ts'
import { ListenError } from './listener/open-http-server.ts'
import { SERVER_LOG } from './log-codes.ts'
import { openShop } from './open-shop.ts'
import { builtPages } from './pages/built-pages.ts'

try {
  const dist = join(process.cwd(), 'dist')
  await openShop({ source: await builtPages(dist), desk: builtDesk(dist) })
} catch (error) {
  // The settings may be what is wrong, so the log does not depend on them.
  const log = createLog({ level: 'fatal' })
  const isExpected = [ConfigError, DatabaseError, ListenError, RejectedError].some((kind) => error instanceof kind)
  if (!(isExpected && error instanceof Error)) {
    log.write(SERVER_LOG.startFailed, { err: error })
    throw error
  }
  log.write(SERVER_LOG.startFailed, { reason: error.message })
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
