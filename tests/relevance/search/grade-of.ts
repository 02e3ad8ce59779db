/** How well a product answers a wish. */
import type { Facts } from './facts-of.ts'
import type { Grade, Rule, Wanted } from './judged-query.ts'

/** 0 where it meets none of the rules. */
export function gradeOf(facts: Facts, wanted: Wanted): Grade | 0 {
  return wanted.find(([, rule]) => meets(facts, rule))?.[0] ?? 0
}

function meets(facts: Facts, { nothingBut, underEuro, ...listed }: Rule): boolean {
  if (underEuro !== undefined && facts.euro > underEuro) return false
  if (nothingBut !== undefined && !isNothingBut(facts.motif, nothingBut)) return false
  return LISTED.every((fact) => listed[fact]?.some((value) => facts[fact].includes(value)) ?? true)
}

const isNothingBut = (motifs: readonly string[], allowed: readonly string[]) =>
  motifs.length > 0 && motifs.every((motif) => allowed.includes(motif))

const LISTED = [
  'motif',
  'palette',
  'pattern',
  'family',
  'ageGroup',
  'silhouette',
  'colour',
  'size',
  'material',
  'feature',
  'badge',
  'occasion',
  'collection',
  'category',
  'design',
  'sku',
  'barcode',
] as const satisfies readonly (keyof Facts)[]
