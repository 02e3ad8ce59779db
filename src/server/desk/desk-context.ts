/** What the routes of the desk share: who sends a request, and how it is rejected. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isLanguage, type Language } from '../../markets/languages/languages.ts'
import { checkValue } from '../../platform/http/checked.ts'
import { clientIpOf } from '../../platform/http/client-ip.ts'
import { readLimited } from '../../platform/http/limit-body.ts'
import { isJsonRequest } from '../../platform/http/read-json.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { StaffClient } from '../../services/staff/service.ts'
import type { z } from 'zod'
import { DESK_REJECTIONS, rejectionMessage, type DeskRejection } from './desk-rejections.ts'
import { isOwnWrite } from '../http/own-write.ts'

export type DeskEnv = {
  Variables: {
    requestId: string
    /** Of the account, once it is known. */
    language?: Language
  }
}

export type DeskContext = Context<DeskEnv>

export const clientIn = (c: DeskContext): StaffClient => ({
  network: clientIpOf(c.req.raw.headers) ?? '',
  userAgent: (c.req.header('user-agent') ?? '').slice(0, 300),
  language: languageIn(c),
})

/** Of the account, else the browser's, else English. */
export function languageIn(c: DeskContext): Language {
  const known = c.get('language')
  if (known !== undefined) return known
  const wanted = (c.req.header('accept-language') ?? '').slice(0, 200).split(',')
  return wanted.map((one) => one.trim().slice(0, 2).toLowerCase()).find(isLanguage) ?? 'en'
}

type Details = Readonly<Record<string, unknown>>

export function rejectWith(c: DeskContext, code: DeskRejection, details: Details = {}): Response {
  return c.json({ code, message: rejectionMessage(code, languageIn(c)), ...details }, DESK_REJECTIONS[code])
}

/** Before anything of the body is read. Undefined: it may go on. */
export function rejectForeignWrite(c: DeskContext, deskOrigin: string | undefined): Response | undefined {
  if (!isOwnWrite(c.req.raw, deskOrigin)) return rejectWith(c, 'CROSS_SITE')
  return isJsonRequest(c) ? undefined : rejectWith(c, 'UNSUPPORTED_MEDIA_TYPE')
}

/** The body as its schema has it, or the rejection. A body over the limit is not read to its end. */
export async function readBody<Schema extends z.ZodType>(
  c: DeskContext,
  schema: Schema,
  maxBytes: number,
): Promise<Result<z.output<Schema>, Response>> {
  const problem = await readLimited(c, maxBytes)
  // The rest of the body is not read, so nothing can follow on this connection.
  if (problem === 'too large') c.header('Connection', 'close')
  if (problem !== undefined) return fail(rejectWith(c, problem === 'too large' ? 'BODY_TOO_LARGE' : 'BODY_CUT_OFF'))
  let value: unknown
  try {
    value = JSON.parse(await c.req.text())
  } catch {
    return fail(rejectWith(c, 'MALFORMED_JSON'))
  }
  const checked = checkValue(schema, value)
  return checked.ok ? ok(checked.value) : fail(rejectWith(c, 'INVALID_REQUEST', checked.failure))
}

/** A status that has a body. */
export const statusOf = (status: number): ContentfulStatusCode => {
  if (!isContentful(status)) throw new TypeError(`${status} cannot be answered with a body`)
  return status
}

const isContentful = (status: number): status is ContentfulStatusCode =>
  status >= 200 && status < 600 && status !== 204 && status !== 205 && status !== 304
