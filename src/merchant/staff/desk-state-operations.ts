/** Saved views, drafts of unsaved edits, and preferences of the desk. */
import { z } from 'zod'
import type { Actor } from '../../contracts/staff/actor.ts'
import { ok } from '../../platform/result.ts'
import {
  deleteDraft,
  deleteView,
  listViews,
  readDraft,
  readPreferences,
  saveDraft,
  savePreference,
  saveView,
  type SavedView,
} from '../../services/staff/admin.ts'
import { merchantOperation, type RunContext } from '../operation.ts'
import { ownAccount } from './account-operations.ts'
import { staffRejected } from './staff-failure.ts'

const SIGNED_IN = { permission: 'signed-in', fresh: false } as const
const contextOf = ({ database, clock }: RunContext) => ({ database, now: clock.now() })

/** Views for all are saved by owners and managers. */
const canShare = (actor: Actor): boolean =>
  actor.kind !== 'api-key' && (actor.kind !== 'staff' || actor.role === 'owner' || actor.role === 'manager')

const screen = z.string().regex(/^[a-z][a-z-]{0,39}$/)
const subject = z.string().regex(/^[a-z][a-z-]*:[\x21-\x7e]{1,200}$/)
/** Of products, content and rules: forms about persons are never stored unsaved (DSK-12). */
const draftSubject = z
  .string()
  .regex(/^(?:product|product-details|discount|shipping|story|search-rule):[\x21-\x7e]{1,200}$/)
const preferenceKey = z.string().regex(/^[a-z][\w.-]{0,79}$/i)

const view: z.ZodType<SavedView> = z.object({
  id: z.string(),
  screen: z.string(),
  name: z.string(),
  shared: z.boolean(),
  own: z.boolean(),
  state: z.unknown().transform((value) => value),
  version: z.int(),
})

export const listViewsOperation = merchantOperation({
  name: 'view.list',
  kind: 'read',
  ...SIGNED_IN,
  input: z.strictObject({ screen }),
  output: z.object({ views: z.array(view) }),
  async run({ database, actor }, input) {
    const own = ownAccount(actor)
    if (!own.ok) return own
    return ok({ views: await listViews(database.query, { account: own.value.id, screen: input.screen }) })
  },
})

export const saveViewOperation = merchantOperation({
  name: 'view.save',
  kind: 'write',
  ...SIGNED_IN,
  input: z
    .strictObject({
      id: z.string().max(64).exactOptional(),
      version: z.int().min(0).exactOptional(),
      screen,
      name: z.string().trim().min(1).max(100),
      shared: z.boolean(),
      state: z.unknown(),
    })
    .refine(({ id, version }) => id === undefined || version !== undefined, {
      message: 'must be the one that the change is based on',
      path: ['version'],
    }),
  output: view,
  async run(context, input) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    const about = { account: own.value.id, canShare: canShare(context.actor) }
    const saved = await saveView(contextOf(context), { ...about, ...input, state: input.state })
    if (!saved.ok) return staffRejected(saved.failure, 'view')
    const { before, after } = saved.value
    const audit = context.auditOf(`view:${after.id}`)
    for (const field of ['name', 'shared', 'state'] as const) {
      audit.changed({ field, before: before?.[field] ?? null, after: after[field] })
    }
    return ok(after)
  },
})

export const deleteViewOperation = merchantOperation({
  name: 'view.delete',
  kind: 'write',
  ...SIGNED_IN,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  output: z.object({ id: z.string() }),
  subject: ({ id }) => `view:${id}`,
  async run(context, { id }) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    const about = { account: own.value.id, canShare: canShare(context.actor), id }
    const deleted = await deleteView(contextOf(context), about)
    if (!deleted.ok) return staffRejected(deleted.failure, 'view')
    context.audit.changed({ field: 'name', before: deleted.value.name, after: null })
    return ok({ id })
  },
})

export const readDraftOperation = merchantOperation({
  name: 'draft.read',
  kind: 'read',
  ...SIGNED_IN,
  input: z.strictObject({ subject }),
  output: z.object({ draft: z.object({ value: z.unknown(), updatedAt: z.string() }).nullable() }),
  async run({ database, actor }, input) {
    const own = ownAccount(actor)
    if (!own.ok) return own
    return ok({ draft: (await readDraft(database.query, { account: own.value.id, subject: input.subject })) ?? null })
  },
})

export const saveDraftOperation = merchantOperation({
  name: 'draft.save',
  kind: 'write',
  ...SIGNED_IN,
  input: z.strictObject({ subject: draftSubject, value: z.unknown() }),
  output: z.object({ updatedAt: z.string() }),
  async run(context, input) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    const saved = await saveDraft(contextOf(context), { account: own.value.id, ...input, value: input.value })
    if (!saved.ok) return staffRejected(saved.failure, 'draft')
    context.audit.detail('draft', input.subject)
    return ok(saved.value)
  },
})

export const deleteDraftOperation = merchantOperation({
  name: 'draft.delete',
  kind: 'write',
  ...SIGNED_IN,
  input: z.strictObject({ subject }),
  output: z.object({ subject: z.string() }),
  async run(context, input) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    await deleteDraft(contextOf(context), { account: own.value.id, subject: input.subject })
    context.audit.detail('draft', input.subject)
    return ok({ subject: input.subject })
  },
})

export const readPreferencesOperation = merchantOperation({
  name: 'preference.read',
  kind: 'read',
  ...SIGNED_IN,
  input: z.strictObject({ key: preferenceKey.exactOptional() }),
  output: z.object({ preferences: z.record(z.string(), z.unknown()) }),
  async run({ database, actor }, { key }) {
    const own = ownAccount(actor)
    if (!own.ok) return own
    const all = await readPreferences(database.query, own.value.id)
    if (key === undefined) return ok({ preferences: all })
    return ok({ preferences: Object.hasOwn(all, key) ? { [key]: all[key] } : {} })
  },
})

export const savePreferenceOperation = merchantOperation({
  name: 'preference.save',
  kind: 'write',
  ...SIGNED_IN,
  input: z.strictObject({ key: preferenceKey, value: z.unknown() }),
  output: z.object({ key: z.string() }),
  async run(context, { key, value }) {
    const own = ownAccount(context.actor)
    if (!own.ok) return own
    const saved = await savePreference(contextOf(context), { account: own.value.id, key, value })
    if (!saved.ok) return staffRejected(saved.failure, 'preference')
    context.audit.detail('preference', key)
    return ok({ key })
  },
})

export const DESK_STATE_OPERATIONS = [
  listViewsOperation,
  saveViewOperation,
  deleteViewOperation,
  readDraftOperation,
  saveDraftOperation,
  deleteDraftOperation,
  readPreferencesOperation,
  savePreferenceOperation,
] as const
