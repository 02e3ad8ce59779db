/** The desk as its script calls it: same origin, JSON, the cookie of the session, an idempotency key for each write. */
import { z } from 'zod'
import { newId } from '../../src/platform/ids.ts'
import { DESK_PATH } from '../../src/server/desk/route-desk.ts'
import { nameVersions } from './name-versions.ts'

export type DeskReply = {
  readonly status: number
  readonly headers: Headers
  /** JSON; undefined without a body. */
  readonly body: unknown
}

type CallOptions = {
  readonly key?: string
  readonly dryRun?: true
  readonly headers?: Readonly<Record<string, string>>
}

export type DeskClient = {
  /** Name and value; empty while signed out. */
  readonly cookie: () => string
  readonly get: (path: string) => Promise<DeskReply>
  readonly post: (path: string, body: unknown, headers?: Readonly<Record<string, string>>) => Promise<DeskReply>
  /** Runs an operation. */
  readonly call: (operation: string, input?: object, options?: CallOptions) => Promise<DeskReply>
  /** The same session at another node. */
  readonly at: (url: string) => DeskClient
}

const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' }

/** A browser of its own; `url` is the address of the shop, or of a node of it. */
export function deskClient(url: string, given: { value: string } = { value: '' }): DeskClient {
  const jar = given
  const send = async (path: string, init: RequestInit): Promise<DeskReply> => {
    const headers = new Headers(init.headers)
    if (jar.value !== '') headers.set('cookie', jar.value)
    const response = await fetch(`${url}${DESK_PATH}/${path}`, { ...init, headers, redirect: 'manual' })
    const set = response.headers.get('set-cookie')?.split(';')[0]
    if (set !== undefined) jar.value = set.endsWith('=') ? '' : set
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) }
  }
  const post: DeskClient['post'] = (path, body, headers = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...SAME_ORIGIN, ...headers },
      body: JSON.stringify(body),
    })
  const withVersions = nameVersions()
  return {
    cookie: () => jar.value,
    get: (path) => send(path, {}),
    post,
    call: (operation, input = {}, { key = newId(), dryRun, headers } = {}) =>
      withVersions(
        key,
        input,
        (versioned) =>
          post(
            `api/${operation}`,
            { input: versioned, ...(dryRun && { dryRun }) },
            { 'idempotency-key': key, ...headers },
          ),
        async (subject) => {
          const { body } = await post('api/version.read', { input: { subjects: [subject] } })
          return z.object({ value: z.record(z.string(), z.int()) }).parse(body).value[subject] ?? 0
        },
      ),
    at: (other) => deskClient(other, jar),
  }
}

/** The token of the link that a demo prints at its start; undefined where it prints none. */
export const demoTokenIn = (lines: readonly string[]): string | undefined =>
  /#demo=([\w-]+)/.exec(lines.join('\n'))?.[1]
