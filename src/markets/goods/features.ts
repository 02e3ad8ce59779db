/** What a sock can do (MKT-36). */

export const FEATURES = ['non-slip', 'cushioned', 'terry', 'seamless'] as const

export type Feature = (typeof FEATURES)[number]

const known = new Set<unknown>(FEATURES)

export function isFeature(value: unknown): value is Feature {
  return known.has(value)
}
