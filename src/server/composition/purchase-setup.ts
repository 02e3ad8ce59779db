/** How this shop is paid and how it writes to its shoppers: what the settings mean for the commerce service. */
import { RECORD_BASKETS } from '../../contracts/discovery/discovery-routes.ts'
import { PAYMENTS_SERVER_PATH, SANDBOX_ENVIRONMENT } from '../../contracts/payment-provider/payment-provider.ts'
import type { Transport } from '../../contracts/transport.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Outgoing } from '../../platform/outgoing/outgoing.ts'
import { batchCalls } from '../../platform/batch-calls.ts'
import { adyenApiUrl, providerPort, type PaymentPort, type PurchaseSetup } from '../../services/commerce/service.ts'
import type { PaymentsService } from '../../services/payment-sandbox/service.ts'
import type { PaymentSettings } from './payment-settings.ts'

type SetupConfig = Pick<
  Config,
  | 'adyenEnvironment'
  | 'adyenLivePrefix'
  | 'mailFrom'
  | 'seller'
  | 'paymentsUrl'
  | 'unpaidUnits'
  | 'unpaidStockPercent'
  | 'captureAt'
>

type SetupDeps = {
  readonly config: SetupConfig
  readonly settings: PaymentSettings
  readonly sandbox: PaymentsService | undefined
  readonly outgoing: Outgoing
  readonly mailer: Mailer
  readonly publicUrl: PurchaseSetup['mail']['publicUrl']
  readonly discovery: Transport
  readonly wake: PurchaseSetup['wake']
  readonly terms: NonNullable<PurchaseSetup['terms']>
}

export function purchaseSetup({
  config,
  settings,
  sandbox,
  outgoing,
  mailer,
  publicUrl,
  discovery,
  wake,
  terms,
}: SetupDeps): PurchaseSetup {
  const { clientKey, merchantAccount, hmacKeys } = settings
  return {
    provider: {
      port: portOf(config, settings, { sandbox, outgoing }),
      clientKey,
      environment: settings.provider === 'sandbox' ? SANDBOX_ENVIRONMENT : config.adyenEnvironment,
      merchantAccount,
      hmacKeys,
    },
    mail: {
      mailer,
      seller: sellerOf(config),
      publicUrl,
    },
    reportPurchase: batchCalls(async (baskets) => {
      await discovery(RECORD_BASKETS, { input: { baskets } })
    }),
    terms,
    captureAt: config.captureAt,
    unpaidLimits: { units: config.unpaidUnits, stockPercent: config.unpaidStockPercent },
    wake,
  }
}

const PROVIDER = { name: 'payment-provider', maxBytes: 1024 * 1024 } as const

function portOf(
  { adyenEnvironment, adyenLivePrefix, paymentsUrl = 'http://payments' }: SetupConfig,
  { provider, apiKey, merchantAccount }: PaymentSettings,
  { sandbox, outgoing }: Pick<SetupDeps, 'sandbox' | 'outgoing'>,
): PaymentPort {
  const account = { apiKey, merchantAccount }
  if (provider === 'sandbox') {
    const { fetch } = sandbox ?? { fetch: outgoing.reach({ ...PROVIDER, network: 'configured' }) }
    return providerPort({ ...account, fetch, apiUrl: `${paymentsUrl}${PAYMENTS_SERVER_PATH}` })
  }
  const apiUrl = adyenApiUrl({ isLive: adyenEnvironment !== 'test', livePrefix: adyenLivePrefix })
  return providerPort({ ...account, fetch: outgoing.reach({ ...PROVIDER, network: 'public' }), apiUrl })
}

/** Shoppers reply to the sender address of the mails. */
export function sellerOf({
  mailFrom,
  seller: name,
}: Pick<Config, 'mailFrom' | 'seller'>): PurchaseSetup['mail']['seller'] {
  return { name, email: /<([^<>]*)>$/.exec(mailFrom)?.[1] ?? '' }
}
