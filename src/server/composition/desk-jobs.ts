/** The background jobs of the desk. Each loads what it needs with its first run, after the shop has opened. */
import type { JobRunner } from '../../merchant/jobs/job-runner.ts'
import type { WebhookService } from '../../services/webhooks/service.ts'
import type { StaffService } from '../../services/staff/service.ts'
import type { BackgroundJob } from '../jobs/job-runner.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** Sends invitations, links and notices to staff. */
export const STAFF_MAIL_JOB = 'staff mails'
/** Runs operations that take long. */
export const OPERATION_JOB = 'operation jobs'
/** Reports events to other systems. */
export const WEBHOOK_JOB = 'webhooks'

type Staff = Pick<StaffService, 'sealAudit' | 'purge' | 'sendDue' | 'noticeExpiringKeys'>

type Workers = {
  /** Undefined while the desk is not used and there is nothing to do for the service, which is not loaded then (DSK-04). */
  readonly staffAtWork: () => Promise<Staff | undefined>
  readonly staffToPurge: () => Promise<Staff | undefined>
  readonly staffToNotice: () => Promise<Staff | undefined>
  readonly jobs: Pick<JobRunner, 'runNext'>
  readonly purgeOperations: () => Promise<number>
  readonly purgePictures: () => Promise<number>
  readonly notifyOverdueReturns: () => Promise<number>
  /** Undefined while there is none. */
  readonly webhooks: () => Promise<Pick<WebhookService, 'deliverDue' | 'purge'> | undefined>
  readonly sequenceChanges: () => Promise<number>
  readonly publishDueReleases: () => Promise<number>
  readonly purgeContent: () => Promise<number>
}

export const deskJobs = ({
  staffAtWork,
  staffToPurge,
  staffToNotice,
  jobs,
  purgeOperations,
  purgePictures,
  notifyOverdueReturns,
  webhooks,
  sequenceChanges,
  publishDueReleases,
  purgeContent,
}: Workers): readonly BackgroundJob[] => [
  // AUD-04: within two seconds.
  { name: 'audit seal', run: async () => (await staffAtWork())?.sealAudit() ?? 0, everyMs: SECOND },
  { name: 'staff purge', run: async () => (await staffToPurge())?.purge() ?? 0, everyMs: 6 * HOUR },
  { name: STAFF_MAIL_JOB, run: async () => (await (await staffAtWork())?.sendDue?.()) ?? 0, everyMs: 5 * SECOND },
  { name: OPERATION_JOB, run: jobs.runNext, everyMs: SECOND },
  { name: 'operation purge', run: purgeOperations, everyMs: 6 * HOUR },
  { name: 'picture purge', run: purgePictures, everyMs: 6 * HOUR },
  // HKS-05: the first attempt is within 5 s of the commit.
  { name: WEBHOOK_JOB, run: async () => (await webhooks())?.deliverDue() ?? 0, everyMs: SECOND },
  { name: 'webhook purge', run: async () => (await webhooks())?.purge() ?? 0, everyMs: 6 * HOUR },
  { name: 'overdue returns', run: notifyOverdueReturns, everyMs: HOUR },
  { name: 'API key notices', run: async () => (await staffToNotice())?.noticeExpiringKeys() ?? 0, everyMs: HOUR },
  // DCO-11: within two seconds of their time.
  { name: 'releases', run: publishDueReleases, everyMs: SECOND },
  { name: 'content purge', run: purgeContent, everyMs: 6 * HOUR },
  // Readers do it themselves; without any, the table of changes would grow.
  { name: 'change positions', run: sequenceChanges, everyMs: 5 * MINUTE },
]
