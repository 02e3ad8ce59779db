/** The pages of the shop, as the settings want them. */
import { coarseClock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config/read-config.ts'
import type { Log } from '../../platform/log/log.ts'
import type { CurrentOverrides } from '../pages/experiment-overrides.ts'
import { createPageAnswers, type PageAnswers } from '../pages/page-answers.ts'
import type { PageSource } from '../pages/page-source.ts'
import { addOns, apiPrefixes, publicSettings, serviceOrigins, thirdParties } from '../pages/public-settings.ts'
import type { Shells } from '../shell/shell-cache.ts'
import { paymentProvider } from './payment-settings.ts'
import type { Services } from './services.ts'

type Deps = {
  readonly config: Config
  readonly source: PageSource
  readonly services: Pick<Services, 'clients' | 'uncachedContent'>
  readonly shells: Shells
  readonly experiments: CurrentOverrides
  readonly publicUrl: () => string
  readonly log: Log
}

export const shopPages = ({ config, source, services, shells, experiments, publicUrl, log }: Deps): PageAnswers =>
  createPageAnswers({
    source,
    environment: config.environment,
    externalAddresses: { au: config.externalAuUrl, nz: config.externalNzUrl, jp: config.externalJpUrl },
    clients: services.clients,
    uncachedContent: services.uncachedContent,
    shells,
    cacheMegabytes: source.development ? 0 : config.pageCacheMb,
    publicUrl,
    picturesFrom: config.contentAssetsUrl,
    settings: publicSettings(config),
    prefixes: apiPrefixes(config),
    addOns: addOns(config),
    experiments: experiments.current,
    thirdParties: thirdParties(config),
    paidBy: { provider: paymentProvider(config), environment: config.adyenEnvironment },
    services: serviceOrigins(config),
    clock: coarseClock(),
    log,
  })
