/** A picture that covers a surface: cells of linear colour, repeated without end, and the same again at halved sizes. */
import sharp from 'sharp'
import { decode } from './colour.ts'

export type Level = {
  readonly columns: number
  readonly rows: number
  readonly data: Float32Array
  /** For each cell: 1 if the next to the right and below are of the same colour, 2 if all around these are as well. */
  readonly even: Uint8Array
}

export type Texture = {
  /** In millimetres. */
  readonly width: number
  readonly height: number
  /** Finest first; each cell is red, green, blue. */
  readonly finest: Level
  /** As fine, but each cell is one of the colours that were drawn, not a mixture at the border of two. */
  readonly pure: Level
  readonly coarser: readonly Level[]
}

type TextureSize = Pick<Texture, 'width' | 'height'> & {
  readonly columns: number
  readonly rows: number
  /** Each cell is the average of so many points squared: small motifs keep their shape. */
  readonly fineness: number
}

/** `elements` are drawn in millimetres, over the ground. */
export async function textureOf(elements: string, ground: string, size: TextureSize): Promise<Texture> {
  const { width, height, columns, rows, fineness } = size
  const picture = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${columns * fineness}" height="${rows * fineness}"`,
    ` viewBox="0 0 ${width} ${height}" preserveAspectRatio="none">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>${elements}</svg>`,
  ].join('')
  const pixels = await sharp(Buffer.from(picture)).removeAlpha().raw().toBuffer()
  const finest = averaged(pixels, columns, rows, fineness)
  const coarser: Level[] = []
  for (let level = finest; Math.max(level.columns, level.rows) > 1;) {
    level = halved(level)
    coarser.push(level)
  }
  // A cell that is one point is no mixture.
  const pure = fineness === 1 ? finest : purified(finest, pixels, fineness)
  return { width, height, finest, pure, coarser }
}

function averaged(pixels: Uint8Array, columns: number, rows: number, fineness: number): Level {
  const data = new Float32Array(columns * rows * 3)
  const share = 1 / (fineness * fineness)
  const width = columns * fineness
  for (let y = 0; y < rows * fineness; y += 1) {
    const line = Math.floor(y / fineness) * columns
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 3
      const to = (line + Math.floor(x / fineness)) * 3
      data[to] = (data[to] ?? 0) + decode(pixels[from] ?? 0) * share
      data[to + 1] = (data[to + 1] ?? 0) + decode(pixels[from + 1] ?? 0) * share
      data[to + 2] = (data[to + 2] ?? 0) + decode(pixels[from + 2] ?? 0) * share
    }
  }
  return levelOf(columns, rows, data)
}

function levelOf(columns: number, rows: number, data: Float32Array): Level {
  const even = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const below = ((row + 1) % rows) * columns
    for (let column = 0; column < columns; column += 1) {
      const here = row * columns + column
      const right = (column + 1) % columns
      const alike = sameColour(data, here, row * columns + right) && sameColour(data, here, below + column)
      even[here] = alike && sameColour(data, here, below + right) ? 1 : 0
    }
  }
  // No array per cell: this runs a million times for a box of seven.
  const isEven = (cell: number) => (even[cell] ?? 0) > 0
  for (let row = 0; row < rows; row += 1) {
    const here = row * columns
    const above = ((row + rows - 1) % rows) * columns
    const below = ((row + 1) % rows) * columns
    for (let column = 0; column < columns; column += 1) {
      const left = (column + columns - 1) % columns
      const right = (column + 1) % columns
      if (!isEven(here + column) || !isEven(above + left) || !isEven(above + right)) continue
      if (isEven(below + left) && isEven(below + right)) even[here + column] = 2
    }
  }
  return { columns, rows, data, even }
}

function sameColour(data: Float32Array, one: number, other: number): boolean {
  const [from, to] = [one * 3, other * 3]
  return data[from] === data[to] && data[from + 1] === data[to + 1] && data[from + 2] === data[to + 2]
}

/** For each cell, the point in it that is most like the whole. */
function purified({ columns, rows, data }: Level, pixels: Uint8Array, fineness: number): Level {
  const pure = new Float32Array(data.length)
  const width = columns * fineness
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const at = (row * columns + column) * 3
      let nearest = Infinity
      for (let point = 0; point < fineness * fineness; point += 1) {
        const y = row * fineness + Math.floor(point / fineness)
        const from = (y * width + column * fineness + (point % fineness)) * 3
        const red = decode(pixels[from] ?? 0)
        const green = decode(pixels[from + 1] ?? 0)
        const blue = decode(pixels[from + 2] ?? 0)
        const far =
          Math.abs(red - (data[at] ?? 0)) + Math.abs(green - (data[at + 1] ?? 0)) + Math.abs(blue - (data[at + 2] ?? 0))
        if (far >= nearest) continue
        nearest = far
        pure[at] = red
        pure[at + 1] = green
        pure[at + 2] = blue
      }
    }
  }
  return levelOf(columns, rows, pure)
}

/** A cell that lies between two of the smaller picture is shared out, so that no column counts more than another. */
function halved({ columns, rows, data }: Level): Level {
  const half = { columns: Math.ceil(columns / 2), rows: Math.ceil(rows / 2) }
  const wide = columns / half.columns
  const high = rows / half.rows
  const cells = new Float32Array(half.columns * half.rows * 3)
  for (let row = 0; row < half.rows; row += 1) {
    for (let column = 0; column < half.columns; column += 1) {
      const at = (row * half.columns + column) * 3
      for (let y = Math.floor(row * high); y < Math.min((row + 1) * high, rows); y += 1) {
        const tall = Math.min(y + 1, (row + 1) * high) - Math.max(y, row * high)
        for (let x = Math.floor(column * wide); x < Math.min((column + 1) * wide, columns); x += 1) {
          const share = (tall * (Math.min(x + 1, (column + 1) * wide) - Math.max(x, column * wide))) / (wide * high)
          const from = (y * columns + x) * 3
          cells[at] = (cells[at] ?? 0) + (data[from] ?? 0) * share
          cells[at + 1] = (cells[at + 1] ?? 0) + (data[from + 1] ?? 0) * share
          cells[at + 2] = (cells[at + 2] ?? 0) + (data[from + 2] ?? 0) * share
        }
      }
    }
  }
  return levelOf(half.columns, half.rows, cells)
}

/** Adds a share of the colour at a point; `footprint` is how much of the surface it stands for. In millimetres. */
export function addColour(
  { width, height, finest, coarser }: Texture,
  across: number,
  along: number,
  footprint: number,
  share: number,
  into: Float32Array,
): void {
  const cell = Math.max(width / finest.columns, height / finest.rows)
  const depth = footprint <= cell ? 0 : Math.min(Math.log2(footprint / cell), coarser.length)
  const upper = Math.floor(depth)
  const rest = depth - upper
  const level = upper === 0 ? finest : (coarser[upper - 1] ?? finest)
  addBetween(level, across / width, along / height, share * (1 - rest), into)
  if (rest > 0) addBetween(coarser[upper] ?? level, across / width, along / height, share * rest, into)
}

/** Adds a share of the colour between the four nearest cells; x and y in tiles. */
export function addBetween(level: Level, x: number, y: number, share: number, into: Float32Array): void {
  const { columns, rows, data } = level
  const column = (x - Math.floor(x)) * columns - 0.5
  const row = (y - Math.floor(y)) * rows - 0.5
  const left = Math.floor(column)
  const top = Math.floor(row)
  const west = left < 0 ? columns - 1 : left
  const north = (top < 0 ? rows - 1 : top) * columns
  if ((level.even[north + west] ?? 0) > 0) addCell(data, north + west, share, into)
  else {
    const east = left + 1 < columns ? left + 1 : 0
    const south = (top + 1 < rows ? top + 1 : 0) * columns
    const across = column - left
    const lower = (row - top) * share
    const upper = share - lower
    addCell(data, north + west, upper - upper * across, into)
    addCell(data, north + east, upper * across, into)
    addCell(data, south + west, lower - lower * across, into)
    addCell(data, south + east, lower * across, into)
  }
}

/** Writes the colour at a point if it is the same all around; x and y in tiles. */
export function writeEven({ columns, rows, data, even }: Level, x: number, y: number, into: Float32Array): boolean {
  const left = Math.floor((x - Math.floor(x)) * columns - 0.5)
  const top = Math.floor((y - Math.floor(y)) * rows - 0.5)
  const cell = (top < 0 ? rows - 1 : top) * columns + (left < 0 ? columns - 1 : left)
  if (even[cell] !== 2) return false
  into[0] = data[cell * 3] ?? 0
  into[1] = data[cell * 3 + 1] ?? 0
  into[2] = data[cell * 3 + 2] ?? 0
  return true
}

function addCell(data: Float32Array, cell: number, share: number, into: Float32Array): void {
  const at = cell * 3
  into[0] = (into[0] ?? 0) + (data[at] ?? 0) * share
  into[1] = (into[1] ?? 0) + (data[at + 1] ?? 0) * share
  into[2] = (into[2] ?? 0) + (data[at + 2] ?? 0) * share
}
