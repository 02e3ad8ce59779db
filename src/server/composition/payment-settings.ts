/** Who takes the money: the provider when its keys are set, otherwise the sandbox. Decided once, when the shop opens. */
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Config } from '../../platform/config/read-config.ts'

export type PaymentSettings = {
  readonly provider: 'sandbox' | 'adyen'
  readonly apiKey: string
  /** Told to the browser. */
  readonly clientKey: string
  readonly merchantAccount: string
  /** What news of payments are signed with; the first is the newest. */
  readonly hmacKeys: readonly string[]
}

type PaymentConfig = Pick<
  Config,
  | 'live'
  | 'adyenApiKey'
  | 'adyenClientKey'
  | 'adyenMerchantAccount'
  | 'adyenHmacKeys'
  | 'adyenEnvironment'
  | 'adyenLivePrefix'
>

/** Known to everybody who reads this: they open nothing but a sandbox. */
const SANDBOX: PaymentSettings = {
  provider: 'sandbox',
  apiKey: 'sandbox-api-key',
  clientKey: 'test_SANDBOX',
  merchantAccount: 'SockeyeSandbox',
  hmacKeys: ['5A4D62C37E2B9F0146D8E1A97C3B5F8024E6A1D9B7C305F8E2946A7D1B0C3F58'],
}

/** A shop that is half set up must not open: whoever pays there would pay for nothing. */
export function paymentSettings(config: PaymentConfig): PaymentSettings {
  const { live, adyenApiKey: apiKey, adyenClientKey: clientKey, adyenMerchantAccount: merchantAccount } = config
  const { adyenHmacKeys: hmacKeys, adyenEnvironment: environment, adyenLivePrefix: livePrefix } = config
  if (apiKey === undefined) {
    if (live) {
      throw new ConfigError(
        'LIVE is true, but ADYEN_API_KEY is not set: a live shop does not open with the payment sandbox.',
      )
    }
    return SANDBOX
  }
  const missing = [
    ...(clientKey === '' ? ['ADYEN_CLIENT_KEY'] : []),
    ...(merchantAccount === '' ? ['ADYEN_MERCHANT_ACCOUNT'] : []),
    ...(hmacKeys.length === 0 ? ['ADYEN_HMAC_KEY'] : []),
    ...(environment !== 'test' && livePrefix === '' ? ['ADYEN_LIVE_PREFIX'] : []),
  ]
  if (missing.length > 0) {
    throw new ConfigError(`ADYEN_API_KEY is set, but not ${missing.join(', ')}: payments need all of them.`)
  }
  if (live && environment === 'test') {
    throw new ConfigError('LIVE is true, but ADYEN_ENVIRONMENT is "test": a live shop does not open for test payments.')
  }
  // What keeps a live shop from opening half made must not depend on a second setting that somebody forgot.
  if (!live && environment !== 'test') {
    throw new ConfigError(`ADYEN_ENVIRONMENT is "${environment}", but LIVE is not true: real money needs both.`)
  }
  if (clientKey.startsWith('test_') !== (environment === 'test')) {
    throw new ConfigError(`ADYEN_CLIENT_KEY does not belong to ADYEN_ENVIRONMENT, which is "${environment}".`)
  }
  return { provider: 'adyen', apiKey, clientKey, merchantAccount, hmacKeys }
}
