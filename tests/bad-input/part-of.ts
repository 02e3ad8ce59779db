import type { BadRequest } from './bad-request.ts'

/** The whole takes minutes: the gate sends one of so many. */
const EVERY = 3

/**
 * A third of the requests to each endpoint, beginning with another one at the next endpoint: each attack reaches a third of the endpoints.
 * `npm run bad-input` sends all.
 */
export function partOf(requests: readonly BadRequest[]): readonly BadRequest[] {
  if (process.env['BAD_INPUT'] === 'whole') return requests
  const names = [...new Set(requests.map(({ endpoint }) => endpoint.name))]
  const next = new Map(names.map((name, place) => [name, place]))
  return requests.filter(({ endpoint: { name } }) => {
    const place = next.get(name) ?? 0
    next.set(name, place + 1)
    return place % EVERY === 0
  })
}
