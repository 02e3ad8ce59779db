/** What answers of services are recognised by. Small, because clients run in the browser. */
export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

export function isVersionAnswer(body: unknown): body is { readonly version: number } {
  return isObject(body) && 'version' in body && typeof body.version === 'number'
}
