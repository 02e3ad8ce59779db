/** The desk's calls in this process, over HTTP, with a clock that a test sets: staff service and sign-in routes are the real ones. */
import type { Role } from '../../src/contracts/staff/roles.ts'
import type { RemoteServices } from '../../src/contracts/staff/session-view.ts'
import { createLog } from '../../src/platform/log/log.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'
import { runOperation } from '../../src/merchant/run/run-operation.ts'
import type { Registry } from '../../src/merchant/registry/registry.ts'
import { MIGRATIONS, type ShopSchema } from '../../src/merchant/shop-schema.ts'
import { createDeskApp } from '../../src/server/desk/desk-app.ts'
import { sessionCookie } from '../../src/server/desk/session-cookie.ts'
import { openStaff } from '../../src/services/staff/open-staff.ts'
import { invite } from '../../src/services/staff/admin.ts'
import { deskClient, type DeskClient } from './desk-client.ts'
import { freshDatabase, type EngineName } from './fresh-database.ts'
import { limitsOfOneAddress } from './raised-limits.ts'
import { settableClock } from './settable-clock.ts'
import { reach } from './transports.ts'

export type DeskUnderTest = Awaited<ReturnType<typeof openDeskApp>>

type Options = {
  /** Of the desk's address. */
  readonly isSecure?: boolean
  /** Those of the shop without it. */
  readonly registry?: Registry
  readonly remoteServices?: RemoteServices
}

export async function openDeskApp(
  engine: EngineName,
  { isSecure = false, registry = MERCHANT_REGISTRY, remoteServices = {} }: Options = {},
) {
  const fresh = await freshDatabase<ShopSchema>(engine, MIGRATIONS)
  const { database } = fresh
  const clock = settableClock('2026-05-04T09:00:00.000Z')
  const logged: string[] = []
  const log = createLog({ level: 'warn', destination: { write: (line) => void logged.push(line) } })
  const staff = openStaff({
    database,
    clock,
    log,
    deskUrl: () => 'http://localhost:3000',
    installationSecret: 'the secret of the installation',
    isDemo: true,
    remoteServices,
  })
  const app = createDeskApp({
    staff,
    operations: {
      isUpload: (name) => registry.find(name)?.isUpload ?? false,
      run: (call) => runOperation(registry, call, { database, clock, log, remoteServices }),
    },
    cookie: sessionCookie(isSecure),
    deskOrigin: undefined,
    limits: limitsOfOneAddress(clock),
    log,
  })
  const server = await reach('over HTTP', app)
  return {
    staff,
    clock,
    database,
    url: server.baseUrl,
    operations: registry.operations,
    logged,
    browser: (): DeskClient => deskClient(server.baseUrl),
    /** The token of an invitation. */
    async invite(email: string, role: Role): Promise<string> {
      const invited = await invite({ database, now: clock.now() }, { email, role, language: 'en' })
      if (!invited.ok) throw new Error(invited.failure.code)
      return invited.value.token
    },
    async close() {
      await server.close()
      await fresh.remove()
    },
  }
}
