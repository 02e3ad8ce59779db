/** Finds out which triangle is nearest to the eye at each sample of a band of the picture. */

export const NOTHING = -1

export type Band = {
  readonly columns: number
  /** Along each side of a pixel. */
  readonly samples: number
  /** Its first row of samples and how many it has. */
  top: number
  rows: number
  /** The first and the last column in which anything may have been found, for each of its rows. */
  readonly lefts: Int32Array
  readonly rights: Int32Array
  /** How far below its row each sample of a row stands. */
  readonly shifts: Float32Array
  readonly depth: Float32Array
  /** Two for each quad of a surface: its number doubled, plus one for the lower half. */
  readonly triangle: Int32Array
}

/** A grid of points as samples to the right, samples down, millimetres towards the eye. */
export type ScreenGrid = {
  readonly rows: number
  readonly columns: number
  readonly screen: Float32Array
  /** The lowest and the highest sample row that each row of quads reaches. */
  readonly reach: Float32Array
  /** The number of the first quad. */
  readonly first: number
}

export function newBand(width: number, height: number, samples: number): Band {
  const columns = width * samples
  const rows = height * samples
  const size = columns * rows
  return {
    columns,
    samples,
    top: 0,
    rows,
    lefts: new Int32Array(rows),
    rights: new Int32Array(rows),
    shifts: Float32Array.from(
      { length: columns },
      (_, column) => 0.5 + ((column % samples) - (samples - 1) / 2) / samples,
    ),
    depth: new Float32Array(size),
    triangle: new Int32Array(size),
  }
}

export function clear({ columns, lefts, rights, depth, triangle }: Band): void {
  triangle.fill(NOTHING)
  depth.fill(-Infinity)
  lefts.fill(columns)
  rights.fill(-1)
}

export function reachOf({ rows, columns, screen }: Omit<ScreenGrid, 'reach' | 'first'>): Float32Array {
  const reach = new Float32Array((rows - 1) * 2)
  for (let row = 0; row < rows - 1; row += 1) {
    let low = Infinity
    let high = -Infinity
    for (let at = row * columns * 3 + 1; at < (row + 2) * columns * 3; at += 3) {
      const height = screen[at] ?? 0
      if (height < low) low = height
      if (height > high) high = height
    }
    reach[row * 2] = low
    reach[row * 2 + 1] = high
  }
  return reach
}

export function findNearest({ rows, columns, screen, reach, first }: ScreenGrid, band: Band): void {
  const bottom = band.top + band.rows
  for (let row = 0; row < rows - 1; row += 1) {
    if ((reach[row * 2] ?? 0) > bottom || (reach[row * 2 + 1] ?? 0) < band.top) continue
    for (let column = 0; column < columns - 1; column += 1) {
      const corner = row * columns + column
      const name = (first + corner) * 2
      fillTriangle(screen, corner, corner + 1, corner + columns, name, band)
      fillTriangle(screen, corner + columns + 1, corner + columns, corner + 1, name + 1, band)
    }
  }
}

/** Neighbours overlap by a hair, so that no background shines through a seam. */
const EDGE = 1e-4

function fillTriangle(screen: Float32Array, a: number, b: number, c: number, name: number, band: Band): void {
  const ax = screen[a * 3] ?? 0
  const ay = screen[a * 3 + 1] ?? 0
  const bx = (screen[b * 3] ?? 0) - ax
  const by = (screen[b * 3 + 1] ?? 0) - ay
  const cx = (screen[c * 3] ?? 0) - ax
  const cy = (screen[c * 3 + 1] ?? 0) - ay
  const area = bx * cy - cx * by
  // Whatever shows its back is hidden by its own front.
  if (area <= 1e-6) return
  const { columns, samples, shifts, lefts, rights, depth, triangle } = band
  const top = Math.max(Math.ceil(ay + Math.min(0, by, cy) - 1), band.top)
  const bottom = Math.min(Math.floor(ay + Math.max(0, by, cy)), band.top + band.rows - 1)
  if (top > bottom) return
  const left = Math.max(Math.ceil(ax + Math.min(0, bx, cx) - 1), 0)
  const right = Math.min(Math.floor(ax + Math.max(0, bx, cx)), columns - 1)
  if (left > right) return
  const az = screen[a * 3 + 2] ?? 0
  const bz = (screen[b * 3 + 2] ?? 0) - az
  const cz = (screen[c * 3 + 2] ?? 0) - az
  const share = 1 / area
  const [rightU, downU, rightV, downV] = [cy * share, -cx * share, -by * share, bx * share]
  const middle = (samples - 1) / 2
  for (let y = top; y <= bottom; y += 1) {
    const row = y - band.top
    const line = row * columns
    if (left < (lefts[row] ?? 0)) lefts[row] = left
    if (right > (rights[row] ?? 0)) rights[row] = right
    // The samples of a pixel stand on a turned grid, no two in one line: edges get as many steps as there are samples.
    const aside = 0.5 + (middle - (y % samples)) / samples - ax
    const below = y - ay
    for (let x = left; x <= right; x += 1) {
      const px = x + aside
      const py = below + (shifts[x] ?? 0)
      const u = px * rightU + py * downU
      const v = px * rightV + py * downV
      if (u < -EDGE || v < -EDGE || u + v > 1 + EDGE) continue
      const z = az + bz * u + cz * v
      const at = line + x
      if (z <= (depth[at] ?? 0)) continue
      depth[at] = z
      triangle[at] = name
    }
  }
}
