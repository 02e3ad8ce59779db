/** API keys: list, create, revoke. */
import { z } from 'zod'
import { actorGrant, type Actor } from '../../contracts/staff/actor.ts'
import { API_SCOPES, DEFAULT_API_KEY_LIFE, MAX_API_KEY_LIFE } from '../../contracts/staff/scopes.ts'
import { ok } from '../../platform/result.ts'
import { createApiKey, listApiKeys, revokeApiKey } from '../../services/staff/admin.ts'
import { rejected, type OperationFailure } from '../failures/operation-failure.ts'
import { merchantOperation } from '../operation.ts'

const scopes = z
  .array(z.enum(API_SCOPES))
  .min(1)
  .max(API_SCOPES.length)
  .refine((list) => new Set(list).size === list.length, 'names a scope twice')

const permission = 'integrations.manage' as const

/** A manager reads and replays only. */
const mayChange = (actor: Actor): OperationFailure | undefined =>
  actorGrant(actor, permission)?.limit === undefined
    ? undefined
    : { code: 'FORBIDDEN', parameters: { permission }, details: { permission } }

const keySubject = (id: string): string => `api-key:${id}`

export const listApiKeysOperation = merchantOperation({
  name: 'api-key.list',
  kind: 'read',
  permission,
  fresh: false,
  input: z.strictObject({}),
  output: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      ending: z.string(),
      scopes: z.array(z.enum(API_SCOPES)),
      createdAt: z.string(),
      createdBy: z.string().nullable(),
      expiresAt: z.string(),
      revokedAt: z.string().nullable(),
      usedAt: z.string().nullable(),
    }),
  ),
  run: async ({ database, clock }) => ok(await listApiKeys(database.query, clock.now())),
})

export const createApiKeyOperation = merchantOperation({
  name: 'api-key.create',
  kind: 'write',
  permission,
  fresh: true,
  input: z.strictObject({
    name: z.string().trim().min(1).max(60),
    scopes,
    days: z.int().min(1).max(MAX_API_KEY_LIFE).default(DEFAULT_API_KEY_LIFE),
  }),
  output: z.object({ id: z.string(), key: z.string().optional(), expiresAt: z.string() }),
  secret: ['key'],
  guard: async (_context, _input, actor) => mayChange(actor),
  async run({ database, clock, actor, auditOf }, { name, scopes: given, days }) {
    const accountId = actor.kind === 'staff' ? actor.id : undefined
    const created = await createApiKey(database.query, { name, scopes: given, days, accountId, now: clock.now() })
    const audit = auditOf(keySubject(created.id))
    audit.changed({ field: 'name', before: null, after: name })
    audit.changed({ field: 'scopes', before: null, after: given })
    audit.changed({ field: 'expiresAt', before: null, after: created.expiresAt })
    return ok(created)
  },
})

export const revokeApiKeyOperation = merchantOperation({
  name: 'api-key.revoke',
  kind: 'write',
  permission,
  fresh: false,
  input: z.strictObject({ id: z.string().min(1).max(64) }),
  output: z.object({ name: z.string() }),
  subject: ({ id }) => keySubject(id),
  guard: async (_context, _input, actor) => mayChange(actor),
  async run({ database, clock, audit }, { id }) {
    const revoked = await revokeApiKey(database.query, id, clock.now())
    if (revoked === undefined) return rejected('NOT_FOUND')
    if (revoked === 'revoked') return rejected('API_KEY_REVOKED')
    audit.changed({ field: 'revoked', before: false, after: true })
    return ok(revoked)
  },
})

export const API_KEY_OPERATIONS = [listApiKeysOperation, createApiKeyOperation, revokeApiKeyOperation] as const
