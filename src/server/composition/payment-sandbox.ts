/** The payment sandbox as part of this shop: it sends its notifications to the webhook of commerce. */
import type { Fetch } from '../../contracts/call-json.ts'
import { WEBHOOK_PATH } from '../../contracts/commerce/payment.ts'
import { systemClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import { createPaymentsService, type PaymentsService } from '../../services/payment-sandbox/service.ts'
import type { PaymentsTables } from '../../services/payment-sandbox/tables.ts'
import type { PaymentSettings } from './payment-settings.ts'

type SandboxDeps = {
  readonly config: Pick<Config, 'cartPrefix' | 'publicUrl' | 'commerceUrl'>
  readonly settings: PaymentSettings
  /** Whether it runs in this process. */
  readonly isHere: boolean
  readonly mayControl: (request: Request) => boolean
  readonly database: Database<PaymentsTables>
  readonly log: Log
  /** The service that has the webhook. */
  readonly deliver: Fetch
  /** Wakes the job that sends notifications. */
  readonly nudge: () => void
}

/** Undefined where the provider itself takes the money, or the sandbox is in another process. */
export function openPaymentSandbox({
  config,
  settings,
  isHere,
  mayControl,
  database,
  log,
  deliver,
  nudge,
}: SandboxDeps): PaymentsService | undefined {
  const { provider, apiKey, clientKey, merchantAccount, hmacKeys } = settings
  const [hmacKey] = hmacKeys
  if (provider !== 'sandbox' || hmacKey === undefined || !isHere) return undefined
  return createPaymentsService({
    database,
    log,
    clock: systemClock,
    apiKey,
    clientKey,
    merchantAccount,
    hmacKey,
    mayControl,
    publicUrl: config.publicUrl,
    deliver,
    webhookUrl: `${config.commerceUrl ?? 'http://commerce'}/${config.cartPrefix}${WEBHOOK_PATH}`,
    nudge,
  })
}
