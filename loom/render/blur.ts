/** Softens one channel: three box blurs in each direction are as good as a Gaussian and cost the same at any radius. */

export type Channel = { readonly width: number; readonly height: number; readonly data: Float32Array }

const PASSES = [0, 1, 2] as const

export function blurred({ width, height, data }: Channel, radius: number): Channel {
  // Boxes are whole cells wide: together the three come as near to the radius as they can.
  const together = Math.max(Math.round(radius * PASSES.length), 0)
  const soft = Float32Array.from(data)
  const between = new Float32Array(data.length)
  const sums = new Float32Array(width)
  for (const pass of PASSES) {
    const reach = Math.floor((together + pass) / PASSES.length)
    if (reach === 0) continue
    for (let row = 0; row < height; row += 1) blurRow(soft, between, row * width, width, reach)
    blurColumns(between, soft, width, height, reach, sums)
  }
  return { width, height, data: soft }
}

function blurRow(from: Float32Array, to: Float32Array, start: number, width: number, reach: number): void {
  const share = 1 / (reach * 2 + 1)
  const end = start + width
  let sum = 0
  for (let at = start; at < Math.min(start + reach, end); at += 1) sum += from[at] ?? 0
  // Beyond its ends there is nothing to add or to take away.
  const full = Math.max(end - reach, start)
  for (let at = start; at < full; at += 1) {
    sum += from[at + reach] ?? 0
    to[at] = sum * share
    if (at >= start + reach) sum -= from[at - reach] ?? 0
  }
  for (let at = full; at < end; at += 1) {
    to[at] = sum * share
    if (at >= start + reach) sum -= from[at - reach] ?? 0
  }
}

/** All columns at once, row by row: memory is read in the order in which it lies. */
function blurColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
  sums: Float32Array,
): void {
  const share = 1 / (reach * 2 + 1)
  sums.fill(0)
  for (let row = 0; row < Math.min(reach, height); row += 1) addRow(sums, from, row * width)
  for (let row = 0; row < height; row += 1) {
    if (row + reach < height) addRow(sums, from, (row + reach) * width)
    const start = row * width
    if (row < reach) for (let column = 0; column < width; column += 1) to[start + column] = (sums[column] ?? 0) * share
    else {
      const gone = start - reach * width
      for (let column = 0; column < width; column += 1) {
        const sum = sums[column] ?? 0
        to[start + column] = sum * share
        sums[column] = sum - (from[gone + column] ?? 0)
      }
    }
  }
}

function addRow(sums: Float32Array, from: Float32Array, start: number): void {
  for (let column = 0; column < sums.length; column += 1) {
    sums[column] = (sums[column] ?? 0) + (from[start + column] ?? 0)
  }
}
