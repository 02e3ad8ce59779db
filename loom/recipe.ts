/**
 * What a picture shows, as one short text that is also its name in an address:
 * `crew.pair.lemons_sun`, `box-3.open.lemons_sun.dots_berry.stripes_pond`, `banner.parade.lemons_sun.dots_berry`.
 * Subject, pose, then the fabrics (pattern_palette), one for each sock in the picture.
 */
import type { PaletteName } from './palettes.ts'
import { PALETTES } from './palettes.ts'
import type { PatternName } from './pattern-names.ts'
import { PATTERN_NAMES } from './pattern-names.ts'

export type Fabric = { readonly pattern: PatternName; readonly palette: PaletteName }

const SOCK_POSES = ['pair', 'worn', 'folded', 'knit'] as const
const BOX_POSES = ['open', 'closed'] as const

/** Every subject and how it can be shown; the first pose is the one a listing shows. */
export const POSES = {
  crew: SOCK_POSES,
  'knee-high': SOCK_POSES,
  low: SOCK_POSES,
  sneaker: SOCK_POSES,
  'kids-crew': SOCK_POSES,
  'baby-grip': [...SOCK_POSES, 'sole'],
  slipper: ['pair', 'side', 'knit'],
  briefs: ['front', 'folded', 'knit'],
  beanie: ['front', 'folded', 'knit'],
  'box-2': BOX_POSES,
  'box-3': BOX_POSES,
  'box-4': BOX_POSES,
  'box-7': BOX_POSES,
  bag: ['front', 'filled'],
  banner: ['parade', 'pile', 'legs', 'line'],
} as const satisfies Record<string, readonly [string, ...string[]]>

export type Subject = keyof typeof POSES

export type Recipe = { readonly subject: Subject; readonly pose: string; readonly fabrics: readonly Fabric[] }

export function recipeName({ subject, pose, fabrics }: Recipe): string {
  return [subject, pose, ...fabrics.map(({ pattern, palette }) => `${pattern}_${palette}`)].join('.')
}

/** Nothing when the name is not one the loom can draw. */
export function parseRecipe(name: string): Recipe | undefined {
  const [subject = '', pose = '', ...names] = name.split('.')
  if (!isSubject(subject) || !POSES[subject].some((known) => known === pose)) return undefined
  const fabrics = names.flatMap((text) => parseFabric(text) ?? [])
  return fabrics.length > 0 && fabrics.length === names.length ? { subject, pose, fabrics } : undefined
}

function parseFabric(text: string): Fabric | undefined {
  const [pattern, palette, ...rest] = text.split('_')
  return isPattern(pattern) && isPalette(palette) && rest.length === 0 ? { pattern, palette } : undefined
}

const isSubject = (value: string): value is Subject => Object.hasOwn(POSES, value)
const patterns = new Set<unknown>(PATTERN_NAMES)
const isPattern = (value: unknown): value is PatternName => patterns.has(value)
const isPalette = (value: unknown): value is PaletteName => typeof value === 'string' && Object.hasOwn(PALETTES, value)
