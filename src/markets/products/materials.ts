/** What socks are made of (MKT-36). */

export const MATERIALS = [
  'cotton',
  'wool',
  'merino',
  'cashmere',
  'bamboo',
  'polyamide',
  'polyester',
  'elastane',
] as const

export type Material = (typeof MATERIALS)[number]

const known = new Set<unknown>(MATERIALS)

export function isMaterial(value: unknown): value is Material {
  return known.has(value)
}
