/** Issues tickets for previews to staff who may read content (DCO-05). */
import { z } from 'zod'
import { actorCan } from '../../contracts/staff/actor.ts'
import { STOREFRONT_CODES } from '../../markets/derived/storefront-codes.ts'
import type { StaffService } from '../../services/staff/service.ts'
import { scopeOf } from '../preview/desk-previews.ts'
import { readBody, rejectWith, type DeskContext } from './desk-context.ts'
import type { SessionCookie } from './session-cookie.ts'

const MAX_BYTES = 1024

const wanted = z.strictObject({
  storefront: z.enum(STOREFRONT_CODES),
  release: z.int().min(1).optional(),
})

type Deps = { readonly staff: StaffService; readonly cookie: SessionCookie }

export async function issuePreviewTicket(c: DeskContext, { staff, cookie }: Deps): Promise<Response> {
  const token = cookie.read(c.req.raw.headers.get('cookie'))
  const session = token === undefined ? undefined : await staff.sessions.find(token)
  if (session === undefined) return rejectWith(c, 'SIGNED_OUT')
  if (session === 'expired') return rejectWith(c, 'SESSION_EXPIRED')
  const { actor } = session
  c.set('language', actor.language)
  const permission = 'content.read'
  if (!actor.hasFactor || !actorCan(actor, permission)) return rejectWith(c, 'NOT_FOUND')
  const body = await readBody(c, wanted, MAX_BYTES)
  if (!body.ok) return body.failure
  const { storefront, release } = body.value
  const ticket = await staff.previewTickets.create({
    sessionId: actor.sessionId,
    scope: scopeOf({ storefront, release }),
  })
  return c.json({ ticket })
}
