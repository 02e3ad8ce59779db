/** The payment provider: Adyen when its keys are set, otherwise the sandbox. Decided once, at startup. */
import { ConfigError } from '../../platform/config/config-error.ts'
import type { Config } from '../../platform/config/read-config.ts'

export type PaymentSettings = {
  readonly provider: 'sandbox' | 'adyen'
  readonly apiKey: string
  /** Sent to the browser. */
  readonly clientKey: string
  readonly merchantAccount: string
  /** Keys that payment notifications are signed with; the first is the newest. */
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

/** Public keys: they give access to nothing but the sandbox. */
const SANDBOX: PaymentSettings = {
  provider: 'sandbox',
  apiKey: 'sandbox-api-key',
  clientKey: 'test_SANDBOX',
  merchantAccount: 'SockeyeSandbox',
  hmacKeys: ['5A4D62C37E2B9F0146D8E1A97C3B5F8024E6A1D9B7C305F8E2946A7D1B0C3F58'],
}

/** Throws if the settings are incomplete: a shopper must not pay in a shop that cannot process the payment. */
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
  // The checks for live shops must not be skipped because LIVE was not set.
  if (!live && environment !== 'test') {
    throw new ConfigError(`ADYEN_ENVIRONMENT is "${environment}", but LIVE is not true: real money needs both.`)
  }
  if (clientKey.startsWith('test_') !== (environment === 'test')) {
    throw new ConfigError(`ADYEN_CLIENT_KEY does not belong to ADYEN_ENVIRONMENT, which is "${environment}".`)
  }
  return { provider: 'adyen', apiKey, clientKey, merchantAccount, hmacKeys }
}
