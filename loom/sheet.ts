/**
 * One picture of everything the loom can make: each pattern as each thing. A pattern fills a line of fourteen; the lines
 * stand in three blocks beside each other, so that the sheet has the shape of a screen.
 */
import sharp from 'sharp'
import { draw } from './draw.ts'
import type { PaletteName } from './palettes.ts'
import { PALETTES } from './palettes.ts'
import { PATTERN_NAMES } from './pattern-names.ts'
import type { Fabric, Recipe, Subject } from './recipe.ts'
import { POSES, recipeName } from './recipe.ts'

/** How many fabrics each shows. A banner is a picture of a picture book, not of a thing. */
const SUBJECTS = {
  crew: 1,
  'knee-high': 1,
  low: 1,
  sneaker: 1,
  'kids-crew': 1,
  'baby-grip': 1,
  slipper: 1,
  briefs: 1,
  beanie: 1,
  'box-2': 2,
  'box-3': 3,
  'box-4': 4,
  'box-7': 7,
  bag: 2,
} as const satisfies Record<Exclude<Subject, 'banner'>, number>

const COLUMNS = Object.keys(SUBJECTS).length
const BLOCKS = 3
const ROWS = Math.ceil(PATTERN_NAMES.length / BLOCKS)

const palettes = Object.keys(PALETTES).filter((name): name is PaletteName => Object.hasOwn(PALETTES, name))
const subjects = Object.keys(SUBJECTS).filter((name): name is keyof typeof SUBJECTS => Object.hasOwn(SUBJECTS, name))

/** The palettes take turns, so that each pattern is seen in several and neighbours differ. */
export function sheetRecipes(): readonly Recipe[] {
  return PATTERN_NAMES.flatMap((pattern, row) =>
    subjects.map((subject, column) => {
      const fabric = (index: number): Fabric => ({
        pattern,
        palette: palettes[(row * 5 + column * 11 + index * 7) % palettes.length] ?? 'ink',
      })
      return {
        subject,
        pose: POSES[subject][0],
        fabrics: Array.from({ length: SUBJECTS[subject] }, (_, i) => fabric(i)),
      }
    }),
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
  for (const [index, recipe] of recipes.entries()) {
    const line = Math.floor(index / COLUMNS)
    const left = ((index % COLUMNS) + Math.floor(line / ROWS) * COLUMNS) * width
    tiles.push({ input: await tileOf(recipe, width), left, top: (line % ROWS) * height })
    progress(index + 1, recipes.length)
  }
  const size = { width: COLUMNS * BLOCKS * width, height: ROWS * height }
  await sharp({ create: { ...size, channels: 3, background: '#fffaf2' } })
    .composite(tiles)
    .toFile(file)
}

async function tileOf(recipe: Recipe, width: number): Promise<Buffer> {
  const name = recipeName(recipe)
  const drawing = await draw(name, width)
  const palette = recipe.fabrics[0]?.palette
  if (!drawing || palette === undefined) throw new Error(`The loom refuses its own recipe ${name}`)
  return sharp(drawing.data, { raw: { width: drawing.width, height: drawing.height, channels: 4 } })
    .flatten({ background: PALETTES[palette].tint })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
