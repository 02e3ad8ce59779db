/**
 * The environment of the fault tests: the shop in a process of its own, which dies on request, and beside it the provider, which
 * continues to run. The clock of both advances only when a test moves it.
 */
import { createAdaptorServer } from '@hono/node-server'
import { join } from 'node:path'
import { PAYMENTS_KNOBS_PATH } from '../../../src/contracts/payment-provider/payment-provider.ts'
import { settableClock } from '../../support/settable-clock.ts'
import { openDatabase, type Database } from '../../../src/platform/database/open-database.ts'
import { createLog } from '../../../src/platform/log/log.ts'
import type { Knobs } from '../../../src/services/payment-sandbox/knobs/knobs.ts'
import { paymentsMigrations } from '../../../src/services/payment-sandbox/migrations.ts'
import { createPaymentsService } from '../../../src/services/payment-sandbox/service.ts'
import type { PaymentsTables } from '../../../src/services/payment-sandbox/tables.ts'
import { runScript, type ChildScript } from '../../support/child-script.ts'
import { ACCOUNT, OPENED, WEBHOOK_URL } from '../../support/purchase-parts.ts'
import { read, shopper, type Shopper } from '../../support/shopper.ts'
import type { Armed, Outage, ProcessOptions, StaffAnswer, StaffCall } from './process-options.ts'

export const PAIRS = 5000
const SCRIPT = new URL('../fixtures/purchase-process.ts', import.meta.url)

export type Stage = {
  readonly shopper: Shopper
  readonly provider: Database<PaymentsTables>
  /** A fault occurs at that point from now on. */
  readonly arm: (armed: Armed) => Promise<void>
  /** The steps of the shop since it was armed. */
  readonly passed: () => Promise<readonly string[]>
  readonly job: (name: 'inbox' | 'outbox' | 'reconcile') => Promise<number>
  /** The provider sends its notifications. */
  readonly deliver: () => Promise<number>
  /** All that is due, repeatedly until nothing is. */
  readonly settle: () => Promise<void>
  readonly advance: (milliseconds: number) => Promise<void>
  readonly turn: (knobs: Partial<Knobs>) => Promise<void>
  readonly outage: (outage: Outage) => Promise<void>
  /** Requests a refund, unless one was requested. */
  readonly refund: (orderId: string, amount: number) => Promise<boolean>
  readonly restart: () => Promise<void>
  /** Only in a shop with staff. */
  readonly call: (call: StaffCall) => Promise<StaffAnswer>
  /** A forged notification, with any signature. */
  readonly webhook: (body: unknown) => Promise<Response>
  readonly close: () => Promise<void>
}

export async function openStage(
  shop: Pick<ProcessOptions, 'dataDir' | 'databaseUrl' | 'hasStaff' | 'captureAt'>,
): Promise<Stage> {
  const clock = settableClock(OPENED)
  const log = createLog({ level: 'silent' })
  const provider = await openDatabase<PaymentsTables>({
    dataDir: join(shop.dataDir, 'provider'),
    migrations: paymentsMigrations,
    log,
  })
  let child: ChildScript | undefined
  let baseUrl = ''
  const reachShop = (path: string, init?: RequestInit) => fetch(`${baseUrl}${path}`, init)
  const service = createPaymentsService({
    ...ACCOUNT,
    database: provider,
    clock,
    log,
    webhookUrl: WEBHOOK_URL,
    deliver: async (request) =>
      reachShop(new URL(request.url).pathname, {
        method: request.method,
        headers: request.headers,
        body: await request.text(),
      }),
  })
  const server = createAdaptorServer({ fetch: service.fetch, overrideGlobalObjects: false })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The provider has no port')
  const providerUrl = `http://127.0.0.1:${address.port}`

  const start = async (pairs?: number): Promise<void> => {
    const options: ProcessOptions = {
      ...shop,
      providerUrl,
      now: clock.now().toISOString(),
      ...(pairs === undefined ? {} : { pairs }),
    }
    child = runScript(SCRIPT, JSON.stringify(options))
    const line = await child.lines.next()
    if (line.done) throw new Error('The shop did not open')
    baseUrl = `http://127.0.0.1:${line.value}`
  }
  const control = async <Answer>(path: string, body?: unknown): Promise<Answer> =>
    read(
      await reachShop(`/control/${path}`, {
        method: 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    )
  const job: Stage['job'] = (name) => control(name)
  const deliver = () => service.work.deliverDue()

  await start(PAIRS)
  return {
    shopper: shopper(
      {
        fetch: (request) => fetch(`${baseUrl}${request.url.slice('http://shop'.length)}`, request),
        baseUrl: 'http://shop',
      },
      { fetch: (request) => fetch(request), baseUrl: providerUrl },
    ),
    provider,
    arm: (armed) => control('arm', armed),
    passed: () => control('passed'),
    job,
    deliver,
    async settle() {
      for (let did = 1; did > 0;) did = (await deliver()) + (await job('inbox')) + (await job('outbox'))
    },
    async advance(milliseconds) {
      clock.advance(milliseconds)
      await control(`clock?now=${encodeURIComponent(clock.now().toISOString())}`)
    },
    async turn(knobs) {
      await read(
        await service.fetch(
          new Request(`${providerUrl}${PAYMENTS_KNOBS_PATH}`, {
            method: 'POST',
            headers: { 'x-api-key': ACCOUNT.apiKey, 'content-type': 'application/json' },
            body: JSON.stringify(knobs),
          }),
        ),
      )
    },
    outage: (outage) => control('outage', outage),
    call: (call) => control('call', call),
    refund: (orderId, amount) => control(`refund?${new URLSearchParams({ order: orderId, amount: String(amount) })}`),
    async restart() {
      await child?.kill()
      await start()
    },
    webhook: (body) =>
      reachShop(new URL(WEBHOOK_URL).pathname, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    async close() {
      await child?.kill()
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await provider.close()
    },
  }
}
