/** `{service}/{number}-{what}`, for instance content/001-stories. */
const NAME = /^([a-z]+)\/\d{3}-[a-z\d-]+$/

/**
 * Why these migrations cannot run on a database with that history, or undefined when they can.
 * Order counts within a service only: a service owns its tables, so two services may grow side by side.
 */
export function historyProblem(declared: readonly string[], applied: readonly string[]): string | undefined {
  const misnamed = declared.find((name) => !NAME.test(name))
  if (misnamed !== undefined) return `The migration ${misnamed} is not named like content/001-stories.`
  const twice = declared.find((name, index) => declared.indexOf(name) !== index)
  if (twice !== undefined) return `The migration ${twice} is declared twice.`
  const missing = applied.find((name) => !declared.includes(name))
  if (missing !== undefined) {
    return `The database has the migration ${missing}, which this version does not know: start the version that made it, or a newer one.`
  }
  return applied.map((name) => orderProblem(name, declared, applied)).find((problem) => problem !== undefined)
}

function orderProblem(name: string, declared: readonly string[], applied: readonly string[]): string | undefined {
  const ofSameService = (other: string) => serviceOf(other) === serviceOf(name)
  const place = applied.filter(ofSameService).indexOf(name)
  const expected = declared.filter(ofSameService)[place]
  if (expected === name) return undefined
  return `The migration ${expected ?? name} stands before ${name}, which the database already has: migrations are only ever added at the end.`
}

function serviceOf(name: string): string {
  return name.slice(0, name.indexOf('/'))
}
