/** The outline of a tube's section: a rounded oblong, and the points at equal distances around it. */

const STEPS = 96

/** The oblong before it is made wide and deep: the same for all sections of a tube. */
export type RingShape = { readonly across: Float32Array; readonly towards: Float32Array }

export type Ring = { readonly shape: RingShape; readonly distances: Float32Array }

/** Around a rounded oblong in steps: far middle, back, near middle, front, far middle. 2 is an ellipse. */
export function ringShape(squareness: number): RingShape {
  const power = 2 / squareness
  const turns = Float64Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) * 2 * Math.PI)
  const side = (value: number) => -Math.sign(value) * Math.abs(value) ** power
  return {
    across: Float32Array.from(turns, (turn) => side(Math.sin(turn))),
    towards: Float32Array.from(turns, (turn) => side(Math.cos(turn))),
  }
}

export function ringOf(shape: RingShape, wide: number, deep: number): Ring {
  const { across, towards } = shape
  const distances = new Float32Array(STEPS + 1)
  for (let step = 1; step <= STEPS; step += 1) {
    const x = ((across[step] ?? 0) - (across[step - 1] ?? 0)) * wide
    const z = ((towards[step] ?? 0) - (towards[step - 1] ?? 0)) * deep
    distances[step] = (distances[step - 1] ?? 0) + Math.sqrt(x * x + z * z)
  }
  return { shape, distances }
}

export const ringLength = ({ distances }: Ring): number => distances[STEPS] ?? 0

/** Points at equal distances, the last one being the first again: across and towards the eye, for each. */
export function pointsAround({ shape: { across, towards }, distances }: Ring, count: number, into: Float32Array): void {
  const length = distances[STEPS] ?? 0
  let step = 0
  for (let point = 0; point < count; point += 1) {
    const far = (point / (count - 1)) * length
    while (step < STEPS - 1 && (distances[step + 1] ?? 0) < far) step += 1
    const [start, end] = [distances[step] ?? 0, distances[step + 1] ?? 0]
    const part = end > start ? (far - start) / (end - start) : 0
    into[point * 2] = (across[step] ?? 0) + ((across[step + 1] ?? 0) - (across[step] ?? 0)) * part
    into[point * 2 + 1] = (towards[step] ?? 0) + ((towards[step + 1] ?? 0) - (towards[step] ?? 0)) * part
  }
}
