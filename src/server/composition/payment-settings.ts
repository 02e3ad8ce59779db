/** The payment provider: Adyen when its keys are set, otherwise the sandbox. Decided once, at startup. */
import { deriveKey } from '../../platform/installation-secret.ts'
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

/** Other keys in each installation. Processes that share a sandbox share SERVICE_KEY. */
function sandboxSettings(secret: string): PaymentSettings {
  return {
    provider: 'sandbox',
    apiKey: deriveKey(secret, 'sandbox API key').toString('base64url'),
    clientKey: `test_${deriveKey(secret, 'sandbox client key').toString('hex').slice(0, 32)}`,
    merchantAccount: 'SockeyeSandbox',
    hmacKeys: [deriveKey(secret, 'sandbox HMAC key').toString('hex').toUpperCase()],
  }
}

export const paymentSettings = (
  config: PaymentConfig & Pick<Config, 'serviceKey'>,
  installationSecret: string,
): PaymentSettings => adyenSettings(config) ?? sandboxSettings(config.serviceKey ?? installationSecret)

export const paymentProvider = (config: PaymentConfig): PaymentSettings['provider'] =>
  adyenSettings(config)?.provider ?? 'sandbox'

/**
 * Undefined where the sandbox is used. Throws if the settings are incomplete: a shopper must not pay in a shop that cannot process
 * the payment.
 */
function adyenSettings(config: PaymentConfig): PaymentSettings | undefined {
  const { live, adyenApiKey: apiKey, adyenClientKey: clientKey, adyenMerchantAccount: merchantAccount } = config
  const { adyenHmacKeys: hmacKeys, adyenEnvironment: environment, adyenLivePrefix: livePrefix } = config
  if (apiKey === undefined) {
    if (live) {
      throw new ConfigError(
        'LIVE is true, but ADYEN_API_KEY is not set: a live shop does not open with the payment sandbox.',
      )
    }
    return undefined
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
