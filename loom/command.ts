/**
 * `npm run loom`: looks at what the loom draws without starting the shop. Ends with 1 when a recipe is not one it knows,
 * 2 when the command was not understood.
 */
import { basename } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { draw, tintOf } from './draw.ts'
import { parseRecipe } from './recipe.ts'
import { writeSheet } from './sheet.ts'

const HELP = `Usage
  npm run loom -- draw RECIPE FILE [--width N]
  npm run loom -- sheet [FILE] [--width N]

draw     Draws one picture on its tint. A recipe is subject.pose.pattern_palette: crew.pair.lemons_sun
sheet    Draws every silhouette in every pattern on one sheet (loom.jpg).
  --width    of a picture, in pixels: 720 for one, 160 on the sheet

FILE ends with .png, .jpg, .webp or .avif.
`

class UsageError extends Error {}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArguments(args)
  const [command, ...names] = positionals
  if (values.help || command === 'help') return say(HELP)
  if (command === 'sheet' && names.length <= 1) return sheet(names[0] ?? 'loom.jpg', widthOf(values.width, 160))
  const [recipe, file, ...rest] = names
  if (command !== 'draw' || recipe === undefined || file === undefined || rest.length > 0) throw new UsageError()
  return drawOne(recipe, file, widthOf(values.width, 720))
}

function readArguments(args: readonly string[]) {
  try {
    const options = { help: { type: 'boolean', short: 'h' }, width: { type: 'string' } } as const
    return parseArgs({ args: [...args], options, allowPositionals: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : '')
  }
}

function widthOf(text: string | undefined, usual: number): number {
  if (text === undefined) return usual
  const width = Number(text)
  if (!Number.isInteger(width) || width < 16 || width > 3840) throw new UsageError('A width is from 16 to 3840 pixels.')
  return width
}

async function drawOne(name: string, file: string, width: number): Promise<number> {
  const recipe = parseRecipe(name)
  const drawing = recipe && (await draw(name, width))
  if (!recipe || !drawing) {
    process.stderr.write(`The loom cannot draw ${name}.\n`)
    return 1
  }
  const raw = { width: drawing.width, height: drawing.height, channels: 4 } as const
  await sharp(drawing.data, { raw })
    .flatten({ background: tintOf(recipe) })
    .toFile(file)
  return say(`${basename(file)}: ${name}, ${drawing.width} x ${drawing.height}.\n`)
}

async function sheet(file: string, width: number): Promise<number> {
  let told = 0
  await writeSheet(file, width, (done, of) => {
    const share = Math.floor((done / of) * 10)
    if (share > told) process.stderr.write(`${done} of ${of} pictures\n`)
    told = share
  })
  return say(`${basename(file)} is drawn.\n`)
}

function say(text: string): number {
  process.stdout.write(text)
  return 0
}

try {
  process.exitCode = await run(process.argv.slice(2))
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`${error.message === '' ? '' : `${error.message}\n\n`}${HELP}`)
  process.exitCode = 2
}
