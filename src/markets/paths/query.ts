/** The named query parameters of the shop. */

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

/** A member that is absent from the query is absent here; of a repeated one the first counts. An empty value is a value (RTE-33). */
export function readQuery(search: string): Query {
  const members = new URLSearchParams(search)
  const query: Partial<Record<QueryMember, string>> = {}
  for (const name of QUERY_MEMBERS) {
    const value = members.get(name)
    if (value !== null) query[name] = value
  }
  return query
}
