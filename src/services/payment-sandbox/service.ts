/**
 * A local simulation of the payment provider: the part of its contract that the shop uses, with its test cards, its pages and its
 * signed notifications. It is the default while no keys of the real one are set. It must never accept a real card, depend on
 * nothing of the shop but the address of its webhook, and never be more lenient than the real one.
 */
import type { Fetch } from '../../contracts/call-json.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import { createServiceApp } from '../../platform/http/service-app.ts'
import type { Log } from '../../platform/log/log.ts'
import { browserRoutes } from './browser-routes.ts'
import { createOnce } from './requests/idempotency.ts'
import { createLostAnswers } from './knobs/lost-answers.ts'
import { knobRoutes } from './knobs/routes.ts'
import { workChanges } from './modifications/work-changes.ts'
import { purgeOld } from './notifications/purge-old.ts'
import { createSender } from './notifications/send-notifications.ts'
import { pageRoutes } from './pages/routes.ts'
import type { Sandbox } from './sandbox.ts'
import { sealTexts } from './sealed-texts.ts'
import { serverRoutes } from './server-routes.ts'
import type { PaymentsTables } from './tables.ts'

/** A session with a hundred line items. */
const MAX_BODY_BYTES = 256 * 1024

export type PaymentsDeps = {
  readonly database: Database<PaymentsTables>
  readonly log: Log
  readonly clock: Clock
  readonly apiKey: string
  readonly clientKey: string
  readonly merchantAccount: string
  readonly hmacKey: string
  /** Whether a request may use the knobs without the API key. */
  readonly mayControl?: (request: Request) => boolean
  /** Where the pages of the bank are; without it where the shopper comes from. */
  readonly publicUrl?: string | undefined
  /** Reaches the shop. */
  readonly deliver: Fetch
  readonly webhookUrl: string
  /** Called when there are notifications to send, so that they are not delayed until the next run. */
  readonly nudge?: () => void
}

export type PaymentsService = {
  readonly fetch: Fetch
  readonly work: {
    /** Processes due changes and sends notifications. Returns how many the shop acknowledged. Runs never overlap. */
    readonly deliverDue: () => Promise<number>
  }
}

export function createPaymentsService(deps: PaymentsDeps): PaymentsService {
  const { database, log, clock, apiKey, clientKey, merchantAccount, hmacKey, publicUrl, deliver, webhookUrl } = deps
  const sandbox: Sandbox = {
    database,
    log,
    clock,
    texts: sealTexts(apiKey + hmacKey),
    merchantAccount,
    publicUrl,
    nudge: deps.nudge ?? (() => {}),
  }
  const lost = createLostAnswers()
  const app = createServiceApp({ name: 'payments', log, maxBodyBytes: MAX_BODY_BYTES })
  app.route('/', serverRoutes({ sandbox, once: createOnce(sandbox), apiKey, lose: lost.lose }))
  app.route('/', browserRoutes({ sandbox, clientKey }))
  app.route('/', pageRoutes(sandbox))
  app.route('/', knobRoutes({ sandbox, apiKey, lost, mayControl: deps.mayControl }))

  const sender = createSender({ database, clock, log, deliver, webhookUrl, hmacKey })
  const purge = purgeOld(sandbox)
  return {
    fetch: async (request) => app.fetch(request),
    work: {
      deliverDue: oneAtATime(async () => {
        await purge()
        await workChanges(sandbox)
        return sender.sendDue()
      }),
    },
  }
}

/** A call during a run gets the next run, which reads what the caller has just written. */
function oneAtATime(round: () => Promise<number>): () => Promise<number> {
  let current: Promise<number> | undefined
  let next: Promise<number> | undefined
  const run = (): Promise<number> => {
    current = round().finally(() => {
      current = undefined
    })
    return current
  }
  return () => {
    if (current === undefined) return run()
    next ??= current
      .catch(() => 0)
      .then(() => {
        next = undefined
        return run()
      })
    return next
  }
}
