/** One picture of everything the loom can knit: a row for each pattern, a column for each silhouette. */
import sharp from 'sharp'
import type { PaletteName } from './palettes.ts'
import { PALETTES } from './palettes.ts'
import { PATTERN_NAMES } from './pattern-names.ts'
import { draw } from './draw.ts'
import type { Fabric } from './recipe.ts'
import { recipeName } from './recipe.ts'
import type { SockSubject } from './socks/silhouettes.ts'

const SUBJECTS = [
  'crew',
  'knee-high',
  'low',
  'sneaker',
  'kids-crew',
  'baby-grip',
] as const satisfies readonly SockSubject[]

const palettes = Object.keys(PALETTES).filter((name): name is PaletteName => Object.hasOwn(PALETTES, name))

/** The palettes take turns, so that each pattern is seen in several and neighbours differ. */
export function sheetRecipes(): readonly { readonly subject: SockSubject; readonly fabric: Fabric }[] {
  return PATTERN_NAMES.flatMap((pattern, row) =>
    SUBJECTS.map((subject, column) => ({
      subject,
      fabric: { pattern, palette: palettes[(row * 5 + column * 11) % palettes.length] ?? 'ink' },
    })),
  )
}

/** Writes a PNG or a JPEG, by the ending of the file; tells how far it is after each picture. */
export async function writeSheet(
  file: string,
  width: number,
  progress: (done: number, of: number) => void,
): Promise<void> {
  const recipes = sheetRecipes()
  const height = Math.round(width * 1.25)
  const tiles: { input: Buffer; left: number; top: number }[] = []
  for (const [index, { subject, fabric }] of recipes.entries()) {
    const drawing = await draw(recipeName({ subject, pose: 'pair', fabrics: [fabric] }), width)
    if (!drawing) throw new Error(`The loom refuses its own recipe ${fabric.pattern}_${fabric.palette}`)
    const input = await sharp(drawing.data, { raw: { width: drawing.width, height: drawing.height, channels: 4 } })
      .flatten({ background: PALETTES[fabric.palette].tint })
      .png({ compressionLevel: 1 })
      .toBuffer()
    const column = index % SUBJECTS.length
    tiles.push({ input, left: column * width, top: ((index - column) / SUBJECTS.length) * height })
    progress(index + 1, recipes.length)
  }
  const size = { width: SUBJECTS.length * width, height: PATTERN_NAMES.length * height }
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .toFile(file)
}
