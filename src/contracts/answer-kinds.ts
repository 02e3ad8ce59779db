/** What answers of services are recognised by. Small, because clients run in the browser. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export function isVersionAnswer(body: unknown): body is { readonly version: number } {
  return isObject(body) && 'version' in body && typeof body.version === 'number'
}

/** Whole minor units, whatever they are called. */
export function hasAmounts(value: object, ...names: readonly string[]): boolean {
  return names.every((name) => Number.isSafeInteger(Reflect.get(value, name)))
}
