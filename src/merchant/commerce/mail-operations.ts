/** Mails about an order: which there are, one as it would be sent, send one again (DOR-07). */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import {
  composeOrderMail,
  MAIL_KINDS,
  mailOf,
  mailsOf,
  orderAddresses,
  orderByNumber,
  stageMailAgain,
} from '../../services/commerce/admin.ts'
import { eachBulk } from '../bulk/each-bulk.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { noSuchOrder, orderSubject } from './order-subject.ts'
import { refusedBy } from './shipment-operations.ts'

const number = z.string().max(100)
const mail = z.enum(MAIL_KINDS)
/** Of the shipment or the refund. */
const id = z.string().max(64).exactOptional()
const subject = (input: { readonly number: string }) => orderSubject(input.number)

export const listMailsOperation = merchantOperation({
  name: 'order.mails',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  input: z.strictObject({ number }),
  output: z.array(z.object({ mail, id: z.string().optional(), at: z.string() })),
  async run({ database }, { number: wanted }) {
    const order = await orderByNumber(database.query, wanted)
    return order === undefined ? noSuchOrder(wanted) : ok(await mailsOf(database.query, order))
  },
})

/**
 * As it would be sent now, but for the link: one that opens the order belongs to its shopper alone, so it has a placeholder
 * instead of the token. The same is true of a code of store credit.
 */
const NO_TOKEN = 'preview'

const PERSONAL = ['to', 'subject', 'text', 'html']

export const previewMailOperation = merchantOperation({
  name: 'order.mail',
  kind: 'read',
  permission: 'orders.read',
  fresh: false,
  auditRead: true,
  input: z.strictObject({ number, mail, id }),
  output: z.object({ to: z.string(), subject: z.string(), text: z.string(), html: z.string() }),
  personal: PERSONAL,
  subject,
  async run({ database, orderMails, audit }, { number: wanted, ...chosen }) {
    const order = await orderByNumber(database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    if (orderMails === undefined) return rejected('NO_MAIL', { number: order.number })
    const { seller, publicUrl } = orderMails
    const addresses = orderAddresses(publicUrl)
    const composing = { query: database.query, seller, addresses, token: NO_TOKEN, isPreview: true }
    const content = await composeOrderMail(composing, order, chosen)
    if (content === undefined) return rejected('NO_MAIL', { number: order.number })
    audit.detail('mail', chosen.mail)
    return ok(mailOf('preview', order.snapshot.contact.email, content))
  },
})

export const resendOrderOperation = merchantOperation({
  name: 'order.resend',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  /** Without a mail the confirmation. */
  input: z.strictObject({ number, mail: mail.default('confirmation'), id }),
  output: z.object({ number: z.string(), snapshot: z.object({ contact: z.object({ email: z.string() }) }) }),
  personal: ['snapshot.contact'],
  subject,
  async run({ database, clock, audit }, { number: wanted, ...chosen }) {
    const order = await orderByNumber(database.query, wanted)
    if (order === undefined) return noSuchOrder(wanted)
    const staged = await database.transaction((transaction) =>
      stageMailAgain(transaction, database, { orderId: order.id, ...chosen }, clock.now()),
    )
    if (!staged.ok) return refusedBy(staged.failure)
    audit.detail('mail', chosen.mail)
    return ok(order)
  },
})

export const resendManyOperation = eachBulk('order.resend-many', resendOrderOperation)

export const MAIL_OPERATIONS = [listMailsOperation, previewMailOperation, resendOrderOperation, resendManyOperation]
