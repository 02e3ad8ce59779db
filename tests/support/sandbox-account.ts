/** The keys of the payment sandbox in a shop that a test starts with this setting. */
import { readConfig } from '../../src/platform/config/read-config.ts'
import { paymentSettings } from '../../src/server/composition/payment-settings.ts'

export const SANDBOX_SETTING = { SERVICE_KEY: 'the-service-key-of-the-shops-in-a-test' }

export const SANDBOX_ACCOUNT = paymentSettings(readConfig(SANDBOX_SETTING), '')
