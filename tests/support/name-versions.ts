/** Tests that are about something else edit what there is now: their inputs get the versions that the desk would have read (OPS-05). */
import { z } from 'zod'

const required = z.object({
  code: z.literal('VERSION_REQUIRED'),
  unversioned: z.array(z.object({ field: z.string(), subject: z.string() })),
})

type Answered = { readonly body: unknown }

/** Sends an input again with versions if it lacks them; with the same ones for the same idempotency key. */
export function nameVersions() {
  const named = new Map<string, unknown>()
  return async <Answer extends Answered>(
    key: string,
    given: unknown,
    send: (input: unknown) => Promise<Answer>,
    versionOf: (subject: string) => Promise<number>,
  ): Promise<Answer> => {
    const about = `${key} ${JSON.stringify(Object.entries(Object(given)).toSorted(([a], [b]) => (a < b ? -1 : 1)))}`
    const answer = await send(named.get(about) ?? given)
    const lacking = required.safeParse(answer.body)
    if (!lacking.success) return answer
    const input: unknown = structuredClone(given)
    for (const { field, subject } of lacking.data.unversioned) put(input, field.split('.'), await versionOf(subject))
    named.set(about, input)
    return send(input)
  }
}

function put(into: unknown, [name = '', ...rest]: readonly string[], version: number): void {
  if (typeof into !== 'object' || into === null) throw new TypeError(`There is no ${name} to name a version in`)
  if (rest.length === 0) {
    Reflect.set(into, name, version)
    return
  }
  if (Reflect.get(into, name) === undefined) Reflect.set(into, name, {})
  put(Reflect.get(into, name), rest, version)
}
