/**
 * The desk, composed of the staff service and the merchant operations. Both are loaded with their first use, and so are the
 * files of the desk: a shop whose desk is not used pays for none of them (DSK-04).
 */
import type { RequestListener } from 'node:http'
import type { OperationContext } from '../../merchant/declaration.ts'
import { publishDueReleases } from '../../merchant/content/releases/publish-due.ts'
import { createJobRunner } from '../../merchant/jobs/job-runner.ts'
import { purgeOperations } from '../../merchant/jobs/purge-operations.ts'
import type { Registry } from '../../merchant/registry/registry.ts'
import { sequenceChanges } from '../../platform/changes/change-feed.ts'
import type { Config } from '../../platform/config/read-config.ts'
import { isSecureAddress } from '../../platform/http/host-cookie.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Metrics } from '../../platform/metrics/metrics.ts'
import type { Stop } from '../../platform/stop/stop.ts'
import { purgeContent } from '../../services/content/service.ts'
import {
  createDemoLink,
  hasEndingKeys,
  hasEnrolledAccount,
  hasStaffRows,
  hasStaffWork,
  openStaff,
} from '../../services/staff/service.ts'
import { renewBuiltFiles } from '../builds/renew-built-files.ts'
import { storeBuiltFiles } from '../builds/store-built-files.ts'
import { createCspReports } from '../csp-reports/csp-reports.ts'
import { DESK_REPORTS_PATH } from '../desk/desk-headers.ts'
import { createDeskListener } from '../desk/desk-listener.ts'
import type { DeskPlace } from '../desk/desk-place.ts'
import { DESK_ASSETS_PREFIX, type DeskSource } from '../desk/desk-source.ts'
import { onceDone } from '../../platform/once-done.ts'
import { sessionCookie } from '../desk/session-cookie.ts'
import { backgroundWork } from '../jobs/job-runner.ts'
import { startLine } from '../desk/start-line.ts'
import { hasWebhooks } from '../../merchant/webhooks/has-webhooks.ts'
import type { DeskPreviewOptions } from './open-previews.ts'
import { deskJobs, OPERATION_JOB, STAFF_MAIL_JOB, WEBHOOK_JOB } from './desk-jobs.ts'
import type { Services } from './services.ts'

type Deps = {
  readonly config: Config
  readonly place: DeskPlace
  readonly source: DeskSource
  readonly context: OperationContext
  readonly services: Pick<Services, 'limits' | 'mail'>
  readonly installationSecret: string
  readonly publicUrl: () => string
  readonly metrics: Metrics
  readonly stop: Pick<Stop, 'register'>
  readonly log: Log
}

export type OpenDesk = {
  readonly listen: RequestListener
  /** Undefined where the desk is not served. */
  readonly previews: DeskPreviewOptions | undefined
  /** For the operator, at the start: how to sign in for the first time. */
  readonly startLine: () => Promise<string | undefined>
}

/** Without a place for it only the jobs run: commands write audit rows, too. Long: composes all parts of the desk. */
export function openDesk(deps: Deps): OpenDesk {
  const { config, place, source, context, services, installationSecret, publicUrl, metrics, stop, log } = deps
  const { database, clock, remoteServices = {} } = context
  const { limits, mail } = services
  const deskUrl = place.kind === 'own-host' ? () => place.url : publicUrl
  const isServed = place.kind === 'own-host' || place.kind === 'shop-host'
  const isSecure = isSecureAddress(place.kind === 'own-host' ? place.url : config.publicUrl)

  const isDemo = config.demoShop && !config.live
  let isInUse = false
  const staff = onceDone(async () => {
    isInUse = true
    return openStaff({
      database,
      clock,
      log,
      deskUrl,
      installationSecret,
      isDemo,
      remoteServices,
      mail: { mailer: mail.mailer, wake: () => background.wake(STAFF_MAIL_JOB) },
    })
  })
  const staffFor = (hasWork: () => Promise<boolean>) => async () => (isInUse || (await hasWork()) ? staff() : undefined)
  let isOpen = true
  const webhooks = onceDone(async () => {
    const [{ openWebhooks }, { mailOwners }] = await Promise.all([
      import('../../services/webhooks/service.ts'),
      import('../../merchant/webhooks/mail-owners.ts'),
    ])
    return openWebhooks({
      database,
      clock,
      log,
      isLive: config.live,
      outgoing: { observe: (call) => metrics.observeOutgoing(call) },
      notifyOwners: mailOwners,
      wake: () => background.wake(WEBHOOK_JOB),
    })
  })
  let hasAnyWebhook = false
  const webhooksInUse = async () => {
    hasAnyWebhook ||= await hasWebhooks(database)
    return hasAnyWebhook && isOpen ? webhooks() : undefined
  }
  const jobs = createJobRunner({ ...context, log, registry: merchantRegistry })
  const background = backgroundWork(
    deskJobs({
      staffAtWork: staffFor(() => hasStaffWork(database, clock.now())),
      staffToPurge: staffFor(() => hasStaffRows(database)),
      staffToNotice: staffFor(() => hasEndingKeys(database, clock.now())),
      jobs,
      purgeOperations: () => purgeOperations(database, clock),
      async purgePictures() {
        const { purgePictures } = await import('../../merchant/media/purge-pictures.ts')
        return purgePictures(context)
      },
      async notifyOverdueReturns() {
        const { notifyOverdueReturns } = await import('../../merchant/commerce/overdue-returns.ts')
        return notifyOverdueReturns({ database, clock })
      },
      webhooks: webhooksInUse,
      sequenceChanges: () => sequenceChanges(database),
      publishDueReleases: () => publishDueReleases({ ...context, log }),
      purgeContent: () => purgeContent(database, clock),
    }),
    { log },
  )
  stop.register('background work of the desk', async () => {
    isOpen = false
    jobs.close()
    await background.close()
    if (hasAnyWebhook) await (await webhooks()).close()
  })

  const app = onceDone(async () => {
    const [{ createDeskApp }, { runOperation }, registry] = await Promise.all([
      import('../desk/desk-app.ts'),
      import('../../merchant/run/run-operation.ts'),
      merchantRegistry(),
    ])
    const shop = { ...context, log, wakeJobs: () => background.wake(OPERATION_JOB) }
    return createDeskApp({
      staff: await staff(),
      operations: {
        isUpload: (name) => registry.find(name)?.isUpload ?? false,
        run: (call) => runOperation(registry, call, shop),
      },
      cookie: sessionCookie(isSecure),
      deskOrigin: place.kind === 'own-host' ? place.url : undefined,
      limits,
      log,
    }).fetch
  })

  const merchantApi = onceDone(async () => {
    const [{ createMerchantApi }, { runOperation }, { databaseRateLimitStore }, registry] = await Promise.all([
      import('../merchant-api/merchant-api-app.ts'),
      import('../../merchant/run/run-operation.ts'),
      import('../../platform/rate-limit/database-store.ts'),
      merchantRegistry(),
    ])
    const { findApiKey } = await staff()
    return createMerchantApi({
      findKey: findApiKey,
      operations: { run: (call) => runOperation(registry, call, { ...context, log }) },
      keyLimits: databaseRateLimitStore(database),
      limits,
      clock,
      log,
    }).fetch
  })

  const builtFiles = onceDone(async () => {
    const files = storeBuiltFiles({ database, files: await source.files(), prefix: DESK_ASSETS_PREFIX, clock })
    await files.renew()
    stop.register('built files of the desk', await renewBuiltFiles(files, log))
    return files.find
  })

  return {
    previews: isServed
      ? {
          staff: {
            isOpen: async (session) => (await staff()).sessions.isOpen(session),
            takeTicket: async (ticket) => (await staff()).previewTickets.take(ticket),
          },
          desk: () => new URL(deskUrl()).origin,
          isCrossSite: place.kind === 'own-host',
          installationSecret,
        }
      : undefined,
    listen: createDeskListener({
      source,
      otherFiles: builtFiles,
      app,
      merchantApi,
      cspReports: createCspReports({ metrics, limits, clock, log, path: DESK_REPORTS_PATH }).fetch,
      trustedProxies: config.trustedProxies,
      hsts: isSecure && !isSecureAddress(config.publicUrl),
      shopUrl: publicUrl,
      metrics,
      log,
    }),
    startLine: async () =>
      isServed
        ? startLine(
            {
              demoLink: () => createDemoLink({ database, clock, isDemo }),
              hasAccounts: () => hasEnrolledAccount(database.query),
            },
            deskUrl(),
          )
        : undefined,
  }
}

/** Loaded with its first use, by the desk, a command or a job. */
export const merchantRegistry = async (): Promise<Registry> =>
  (await import('../../merchant/operations.ts')).MERCHANT_REGISTRY
