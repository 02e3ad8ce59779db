/** Newsletter subscribers and inquiries: exported to a file of the machine that the command runs on, and deleted on request. */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { deleteInquiries, deleteSubscriber } from '../../services/engagement/admin.ts'
import { merchantOperation } from '../operation.ts'
import { exportInquiries, exportSubscribers } from './export-csv.ts'

const file = z.string().min(1).max(4096)
const email = z.string().min(3).max(320)

type PersonalData = {
  readonly name: 'subscribers' | 'inquiries'
  readonly write: typeof exportSubscribers
  readonly remove: typeof deleteSubscriber
}

const exportOperation = ({ name, write }: PersonalData) =>
  merchantOperation({
    name: `${name}.export`,
    kind: 'read',
    permission: 'exports.personal',
    fresh: true,
    commandLineOnly: true,
    auditRead: true,
    input: z.strictObject({ file }),
    output: z.int(),
    async run({ database, audit }, { file: given }) {
      const rows = await write({ file: given, database })
      audit.detail('rows', rows)
      return ok(rows)
    },
  })

/** The address is a personal value of the audit row; the subject names none. */
const deleteOperation = ({ name, remove }: PersonalData) =>
  merchantOperation({
    name: `${name}.delete`,
    kind: 'write',
    permission: 'privacy.erase',
    fresh: true,
    input: z.strictObject({ email }),
    output: z.int(),
    async run({ database, audit }, { email: address }) {
      const count = await remove(database.query, address)
      audit.changed({ field: 'email', before: address, after: null, personal: true })
      audit.detail('rows', count)
      return ok(count)
    },
  })

const SUBSCRIBERS = { name: 'subscribers', write: exportSubscribers, remove: deleteSubscriber } as const
const INQUIRIES = { name: 'inquiries', write: exportInquiries, remove: deleteInquiries } as const

export const exportSubscribersOperation = exportOperation(SUBSCRIBERS)
export const deleteSubscriberOperation = deleteOperation(SUBSCRIBERS)
export const exportInquiriesOperation = exportOperation(INQUIRIES)
export const deleteInquiriesOperation = deleteOperation(INQUIRIES)

export const ENGAGEMENT_OPERATIONS = [
  exportSubscribersOperation,
  deleteSubscriberOperation,
  exportInquiriesOperation,
  deleteInquiriesOperation,
] as const
