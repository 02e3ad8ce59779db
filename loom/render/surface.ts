/**
 * Everything in a picture is made of surfaces: a grid of points in millimetres (x to the right, y down, z towards the
 * eye), each of which knows where on its cloth it lies. Seen from outside, columns run to the right and rows down.
 */

export type Surface = {
  readonly rows: number
  readonly columns: number
  /** Whether the last column meets the first (a tube). */
  readonly closed: boolean
  /** x, y, z of each point. */
  readonly points: Float32Array
  /** Across and along the cloth, in millimetres, for each point. */
  readonly cloth: Float32Array
  /** How far along the body each point is, in millimetres; the cloth may lie at a slant on it. */
  readonly station: Float32Array
  /** The share of the light that reaches each point: less inside a cuff, in a fold. */
  readonly openness: Float32Array
}

/** How a surface is held: first turned in itself (degrees), then rolled in the plane of the picture, then moved. */
export type Placement = {
  readonly mirrored?: boolean
  /**
   * How far what is nearer is drawn further down and to the left, for each millimetre: one looks into its upper end
   * and still it lies flat in the light.
   */
  readonly oblique?: number
  readonly askew?: number
  /** Nods: positive shows its upper end from above. */
  readonly pitch?: number
  /** Turns its right side away. */
  readonly yaw?: number
  /** Clockwise. */
  readonly roll?: number
  readonly x?: number
  readonly y?: number
  readonly z?: number
  readonly scale?: number
}

export function emptySurface(rows: number, columns: number, closed: boolean): Surface {
  const count = rows * columns
  return {
    rows,
    columns,
    closed,
    points: new Float32Array(count * 3),
    cloth: new Float32Array(count * 2),
    station: new Float32Array(count),
    openness: new Float32Array(count).fill(1),
  }
}

export function placed(surface: Surface, placement: Placement): Surface {
  const {
    mirrored = false,
    oblique = 0,
    askew = 0,
    pitch = 0,
    yaw = 0,
    roll = 0,
    x = 0,
    y = 0,
    z = 0,
    scale = 1,
  } = placement
  const source = mirrored ? mirror(surface) : surface
  const [sinPitch, cosPitch] = [Math.sin(radians(pitch)), Math.cos(radians(pitch))]
  const [sinYaw, cosYaw] = [Math.sin(radians(yaw)), Math.cos(radians(yaw))]
  const [sinRoll, cosRoll] = [Math.sin(radians(roll)), Math.cos(radians(roll))]
  const points = new Float32Array(source.points.length)
  for (let at = 0; at < points.length; at += 3) {
    const pz = source.points[at + 2] ?? 0
    const px = (source.points[at] ?? 0) - pz * askew
    const py = (source.points[at + 1] ?? 0) + pz * oblique
    const yawedX = px * cosYaw + pz * sinYaw
    const yawedZ = pz * cosYaw - px * sinYaw
    const pitchedY = py * cosPitch + yawedZ * sinPitch
    points[at] = (yawedX * cosRoll - pitchedY * sinRoll) * scale + x
    points[at + 1] = (yawedX * sinRoll + pitchedY * cosRoll) * scale + y
    points[at + 2] = (yawedZ * cosPitch - py * sinPitch) * scale + z
  }
  return { ...source, points }
}

/** The other foot: the shape is mirrored, the cloth is not, so that whatever is written on it stays readable. */
function mirror(surface: Surface): Surface {
  const { rows, columns } = surface
  const mirrored = emptySurface(rows, columns, surface.closed)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const from = row * columns + (columns - 1 - column)
      const to = row * columns + column
      mirrored.points[to * 3] = -(surface.points[from * 3] ?? 0)
      mirrored.points[to * 3 + 1] = surface.points[from * 3 + 1] ?? 0
      mirrored.points[to * 3 + 2] = surface.points[from * 3 + 2] ?? 0
      mirrored.cloth[to * 2] = -(surface.cloth[from * 2] ?? 0)
      mirrored.cloth[to * 2 + 1] = surface.cloth[from * 2 + 1] ?? 0
      mirrored.station[to] = surface.station[from] ?? 0
      mirrored.openness[to] = surface.openness[from] ?? 1
    }
  }
  return mirrored
}

/** Its upper part: the rows before the first that lies beyond a station. */
export function cutOff(surface: Surface, station: number): Surface {
  const { columns } = surface
  const beyond = surface.station.findIndex((far) => far > station)
  const rows = beyond < 0 ? surface.rows : Math.max(Math.floor(beyond / columns), 2)
  const count = rows * columns
  return {
    ...surface,
    rows,
    points: surface.points.subarray(0, count * 3),
    cloth: surface.cloth.subarray(0, count * 2),
    station: surface.station.subarray(0, count),
    openness: surface.openness.subarray(0, count),
  }
}

export type Bounds = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

export function boundsOf(surfaces: readonly Surface[]): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { points } of surfaces) {
    for (let at = 0; at < points.length; at += 3) {
      const x = points[at] ?? 0
      const y = points[at + 1] ?? 0
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
    }
  }
  return { left, top, right, bottom }
}

export type Directions = { readonly normals: Float32Array; readonly across: Float32Array }

/** For each point: away from the surface, and along its columns; both of length 1. */
export function directionsOf({ rows, columns, closed, points }: Surface): Directions {
  const normals = new Float32Array(points.length)
  const across = new Float32Array(points.length)
  for (let row = 0; row < rows; row += 1) {
    const above = Math.max(row - 1, 0) * columns
    const below = Math.min(row + 1, rows - 1) * columns
    for (let column = 0; column < columns; column += 1) {
      // The first and the last column of a tube are the same points, so their neighbours are one further on.
      const before = column > 0 ? column - 1 : closed ? columns - 2 : 0
      const after = column < columns - 1 ? column + 1 : closed ? 1 : columns - 1
      const [w, e] = [(row * columns + before) * 3, (row * columns + after) * 3]
      const [n, s] = [(above + column) * 3, (below + column) * 3]
      const ax = (points[e] ?? 0) - (points[w] ?? 0)
      const ay = (points[e + 1] ?? 0) - (points[w + 1] ?? 0)
      const az = (points[e + 2] ?? 0) - (points[w + 2] ?? 0)
      const bx = (points[s] ?? 0) - (points[n] ?? 0)
      const by = (points[s + 1] ?? 0) - (points[n + 1] ?? 0)
      const bz = (points[s + 2] ?? 0) - (points[n + 2] ?? 0)
      const at = (row * columns + column) * 3
      writeUnit(normals, at, ay * bz - az * by, az * bx - ax * bz, ax * by - ay * bx)
      writeUnit(across, at, ax, ay, az)
    }
  }
  return { normals, across }
}

function writeUnit(target: Float32Array, at: number, x: number, y: number, z: number): void {
  const length = Math.sqrt(x * x + y * y + z * z) || 1
  target[at] = x / length
  target[at + 1] = y / length
  target[at + 2] = z / length
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180
