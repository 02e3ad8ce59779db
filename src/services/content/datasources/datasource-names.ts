/** How datasources and their dimensions may be called, when they are written and when they are asked for. */
const NAME = /^[\w-]{1,100}$/

export function isDatasourceSlug(slug: string): boolean {
  return NAME.test(slug)
}

export function isDimension(dimension: string): boolean {
  return NAME.test(dimension)
}
