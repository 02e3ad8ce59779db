/** Notes about orders, for staff only (DOR-04). */
import { z } from 'zod'
import { ok } from '../../platform/result.ts'
import { addNote, correctNote, MAX_NOTE_LENGTH, orderByNumber } from '../../services/commerce/admin.ts'
import type { FailureCode } from '../failures/failure-codes.ts'
import { rejected } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'
import { actorKey } from '../run/operation-call.ts'
import { noSuchOrder, orderSubject } from './order-subject.ts'

const number = z.string().max(100)
const text = z.string().trim().min(1).max(MAX_NOTE_LENGTH)
const stored = z.object({ id: z.string(), createdAt: z.string(), correctedAt: z.string().optional() })

const subject = (input: { readonly number: string }) => orderSubject(input.number)

export const addNoteOperation = merchantOperation({
  name: 'note.add',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ number, text }),
  output: stored,
  subject,
  async run(context, input) {
    const order = await orderByNumber(context.database.query, input.number)
    if (order === undefined) return noSuchOrder(input.number)
    const note = await addNote(context, { orderId: order.id, author: actorKey(context.actor), text: input.text })
    context.audit.changed({ field: 'note', before: null, after: note.text, personal: true })
    context.audit.detail('note', note.id)
    return ok(note)
  },
})

const REFUSALS = {
  unknown: 'UNKNOWN_NOTE',
  author: 'NOTE_AUTHOR',
  late: 'NOTE_TOO_LATE',
} as const satisfies Record<string, FailureCode>

export const correctNoteOperation = merchantOperation({
  name: 'note.correct',
  kind: 'write',
  permission: 'orders.write',
  fresh: false,
  service: 'commerce',
  input: z.strictObject({ number, note: z.string().min(1).max(64), text }),
  output: stored,
  subject,
  async run(context, input) {
    const order = await orderByNumber(context.database.query, input.number)
    if (order === undefined) return noSuchOrder(input.number)
    const author = actorKey(context.actor)
    const corrected = await correctNote(context, { id: input.note, orderId: order.id, author, text: input.text })
    if (!corrected.ok) return rejected(REFUSALS[corrected.failure])
    const { before, note } = corrected.value
    context.audit.changed({ field: 'note', before, after: note.text, personal: true })
    context.audit.detail('note', note.id)
    return ok(note)
  },
})

export const NOTE_OPERATIONS = [addNoteOperation, correctNoteOperation]
