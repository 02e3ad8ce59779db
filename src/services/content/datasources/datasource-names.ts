/** Valid names of datasources and their dimensions, for writes and for requests. */
const NAME = /^[\w-]{1,100}$/

export function isDatasourceSlug(slug: string): boolean {
  return NAME.test(slug)
}

export function isDimension(dimension: string): boolean {
  return NAME.test(dimension)
}
