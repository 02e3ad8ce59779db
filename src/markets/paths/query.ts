/** The members of an address's query that the shop knows by name. */

/** RTE-32 */
export const QUERY_MEMBERS = [
  'redirectResult',
  'items',
  'bust',
  'term',
  'page',
  '_storyblok',
  '_storyblok_release',
] as const

export type QueryMember = (typeof QUERY_MEMBERS)[number]
export type Query = Readonly<Partial<Record<QueryMember, string>>>
/** RTE-33: what start-up looks at. bust counts with any value, the empty one too. */
export type StartUpQuery = Pick<Query, 'redirectResult' | 'items' | 'bust'>

/** A member that is absent from the query is absent here; of a repeated one the first counts. */
export function readQuery(search: string): Query {
  const members = new URLSearchParams(search)
  const query: Partial<Record<QueryMember, string>> = {}
  for (const name of QUERY_MEMBERS) {
    const value = members.get(name)
    if (value !== null) query[name] = value
  }
  return query
}

export function readStartUpQuery(search: string): StartUpQuery {
  const { redirectResult, items, bust } = readQuery(search)
  return {
    ...(redirectResult === undefined ? {} : { redirectResult }),
    ...(items === undefined ? {} : { items }),
    ...(bust === undefined ? {} : { bust }),
  }
}
