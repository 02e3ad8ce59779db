import type { SharedReader } from './page-contract.ts'

/** As the filters of a listing call it; a value that they do not know is its own name. */
export function namesIn(shared: Pick<SharedReader, 'entry'>, facet: 'colour' | 'sizes'): (value: string) => string {
  const names = new Map(shared.entry('facets', facet)?.values.map(({ key, label }) => [key, label]))
  return (value) => names.get(value) ?? value
}
