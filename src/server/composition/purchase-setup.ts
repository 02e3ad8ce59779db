/** How this shop is paid and how it writes to its shoppers: what the settings mean for the commerce service. */
import { callJson, type Fetch } from '../../contracts/call-json.ts'
import { BASKETS_PATH } from '../../contracts/discovery/discovery.ts'
import { SANDBOX_ENVIRONMENT } from '../../contracts/payment-provider/payment-provider.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { inProcess } from '../../platform/http/in-process.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import { batchCalls } from '../../platform/batch-calls.ts'
import type { PurchaseSetup } from '../../services/commerce/create-purchases.ts'
import { adyenPort } from '../../services/commerce/payments/adyen-port.ts'
import type { PaymentPort } from '../../services/commerce/payments/payment-port.ts'
import { sandboxPort } from '../../services/commerce/payments/sandbox-port.ts'
import type { PaymentsService } from '../../services/payment-sandbox/service.ts'
import type { PaymentSettings } from './payment-settings.ts'

type SetupConfig = Pick<Config, 'adyenEnvironment' | 'adyenLivePrefix' | 'mailFrom' | 'seller'>

type SetupDeps = {
  readonly config: SetupConfig
  readonly settings: PaymentSettings
  readonly sandbox: PaymentsService | undefined
  readonly mailer: Mailer
  readonly publicUrl: PurchaseSetup['mail']['publicUrl']
  /** Of discovery. */
  readonly discovery: Fetch
  readonly wake: PurchaseSetup['wake']
}

export function purchaseSetup({
  config,
  settings,
  sandbox,
  mailer,
  publicUrl,
  discovery,
  wake,
}: SetupDeps): PurchaseSetup {
  const { clientKey, merchantAccount, hmacKeys } = settings
  return {
    provider: {
      port: portOf(config, settings, sandbox),
      clientKey,
      environment: sandbox === undefined ? config.adyenEnvironment : SANDBOX_ENVIRONMENT,
      merchantAccount,
      hmacKeys,
    },
    mail: {
      mailer,
      seller: sellerOf(config),
      publicUrl,
    },
    tellPurchase: batchCalls(async (baskets) => {
      await callJson({ fetch: discovery, url: `http://discovery${BASKETS_PATH}`, method: 'POST', body: { baskets } })
    }),
    wake,
  }
}

function portOf(
  { adyenEnvironment, adyenLivePrefix }: SetupConfig,
  { apiKey, merchantAccount }: PaymentSettings,
  sandbox: PaymentsService | undefined,
): PaymentPort {
  if (sandbox !== undefined) {
    return sandboxPort({ fetch: inProcess(sandbox.fetch), baseUrl: 'http://payments', apiKey, merchantAccount })
  }
  return adyenPort({ apiKey, merchantAccount, isLive: adyenEnvironment !== 'test', livePrefix: adyenLivePrefix })
}

/** Shoppers write to where mails come from. */
function sellerOf({ mailFrom, seller: name }: SetupConfig): PurchaseSetup['mail']['seller'] {
  return { name, email: /<([^>]*)>$/.exec(mailFrom)?.[1] ?? '' }
}
