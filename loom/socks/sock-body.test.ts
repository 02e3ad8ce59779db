import { describe, expect, it } from 'vitest'
import { SILHOUETTES } from './silhouettes.ts'
import { frontness, sockBody } from './sock-body.ts'

/** In which direction the cloth runs at a place along the middle of the near side; 0 is to the right, 90 down. */
function direction({ surface }: ReturnType<typeof sockBody>, station: number): number {
  const { columns, points } = surface
  const row = Math.floor(surface.station.findIndex((far) => far >= station) / columns)
  const [from, to] = [row, row + 6].map((line) => (line * columns + Math.floor(columns / 2)) * 3)
  const [fromX = 0, fromY = 0] = points.subarray(from)
  const [toX = 0, toY = 0] = points.subarray(to)
  return (Math.atan2(toY - fromY, toX - fromX) * 180) / Math.PI
}

describe('sockBody', () => {
  it.each(['crew', 'knee-high', 'kids-crew'] as const)('turns the cloth of a %s sock with the foot', (subject) => {
    const body = sockBody(SILHOUETTES[subject], 1, 2)
    expect(direction(body, body.map.cuff + 10)).toBeGreaterThan(75)
    expect(direction(body, body.map.toe - 20)).toBeLessThan(40)
  })

  it('lays cuff, heel and toe out in this order on every silhouette', () => {
    for (const silhouette of Object.values(SILHOUETTES)) {
      const { map } = sockBody(silhouette, 1, 3)
      expect(map.cuff).toBeLessThan(map.heel)
      expect(map.heel).toBeLessThan(map.toe)
      expect(map.toe).toBeLessThan(map.end)
    }
  })

  it('is open: behind the edge of the cuff there is a wall inside, darker the deeper', () => {
    const { surface } = sockBody(SILHOUETTES.crew, 1, 2)
    const { columns, station, openness } = surface
    expect(station[0]).toBeLessThan(-20)
    expect(openness[0] ?? 1).toBeLessThan(openness[columns * 8] ?? 0)
  })
})

describe('the seam on the far side', () => {
  it.each(Object.entries(SILHOUETTES))('leaves no gap in %s, outside or inside', (_, silhouette) => {
    const { rows, columns, points } = sockBody(silhouette, 5, 3).surface
    for (let row = 0; row < rows; row += 1) {
      const [from, to] = [row * columns * 3, ((row + 1) * columns - 1) * 3]
      const [x = 0, y = 0, z = 0] = points.subarray(from)
      const [endX = 0, endY = 0, endZ = 0] = points.subarray(to)
      expect(Math.hypot(endX - x, endY - y, endZ - z)).toBeLessThan(0.001)
    }
  })
})

describe('the tab behind the heel of a sneaker sock', () => {
  it('is round: its edge leaves the back of the heel level instead of ending in a point', () => {
    const { surface } = sockBody(SILHOUETTES.sneaker, 1, 1)
    const { columns, station, points } = surface
    const edge = Math.floor(station.findIndex((far) => far >= 0) / columns) * columns
    const rim = Array.from({ length: columns }, (_, column) =>
      points.subarray((edge + column) * 3, (edge + column) * 3 + 3),
    )
    const [backX = 0, backY = 0] = rim.reduce((one, other) => ((other[0] ?? 0) < (one[0] ?? 0) ? other : one))
    const near = rim.filter(([x = 0]) => x < backX + 10)
    expect(Math.max(...near.map(([, y = 0]) => y - backY))).toBeLessThan(5)
  })
})

describe('frontness', () => {
  it.each([
    ['the middle of the near side', 0, 0],
    ['the front', 25, 1],
    ['the back', -25, -1],
    ['the middle of the far side', 50, 0],
  ])('knows %s', (_, across, expected) => {
    expect(frontness(across, 100)).toBeCloseTo(expected)
  })
})
