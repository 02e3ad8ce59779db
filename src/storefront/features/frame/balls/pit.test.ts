import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ballCount } from './ball-physics.ts'
import { dropBalls, isAtRest, kick, layBalls, letTimePass, type Pit } from './pit.ts'

const box = { width: 1000, height: 160 }
const STEP = 1000 / 60

describe('the pit', () => {
  it.each([
    [959, 6, 14],
    [960, 11, 24],
  ])('~FTR-04 ~FTR-05 on a screen of %d px holds %d balls of radius %d', (screen, count, radius) => {
    const balls = dropBalls(box, screen, ballCount(screen))
    expect(balls).toHaveLength(count)
    expect(new Set(balls.map((ball) => ball.radius))).toEqual(new Set([radius]))
    expect(balls.every(({ y, x }) => y < 0 && x >= radius && x <= box.width - radius)).toBe(true)
  })

  it('~FTR-04 holds ten balls by default', () => {
    expect(dropBalls(box, 1200)).toHaveLength(10)
    expect(layBalls(box, 959)).toHaveLength(10)
  })

  it('~FTR-06 makes 60 updates in a second, however it is cut', () => {
    const balls = dropBalls(box, 1200)
    const once = letTimePass({ balls, rest: 0 }, box, STEP)
    expect(once.balls[0]?.speedY).toBeCloseTo(0.15)
    const halves = letTimePass(letTimePass({ balls, rest: 0 }, box, STEP / 2), box, STEP / 2 + 0.01)
    expect(halves.balls).toEqual(once.balls)
    expect(letTimePass({ balls, rest: 0 }, box, STEP - 1).balls).toBe(balls)
  })

  it('does not catch up on a long pause', () => {
    const balls = dropBalls(box, 1200)
    const paused = letTimePass({ balls, rest: 0 }, box, 3_600_000)
    expect(paused.balls).toEqual(letTimePass({ balls, rest: 0 }, box, 6 * STEP + 1).balls)
  })

  it('comes to rest on the floor within a minute, and then there is nothing left to do', () => {
    let pit: Pit = { balls: dropBalls(box, 1200), rest: 0 }
    for (let step = 0; step < 3600 && !pit.balls.every((ball) => isAtRest(ball, box)); step += 1) {
      pit = letTimePass(pit, box, STEP + 0.001)
    }
    expect(pit.balls.filter((ball) => !isAtRest(ball, box))).toEqual([])
    expect(pit.balls.every(({ x, radius }) => x >= radius && x <= box.width - radius)).toBe(true)
  })

  it('lies still from the beginning where nothing may move', () => {
    expect(layBalls(box, 800).every((ball) => isAtRest(ball, box))).toBe(true)
  })

  it('throws up what is touched, and nothing else', () => {
    const [first, second, ...others] = layBalls(box, 1200)
    if (!first || !second) throw new Error('No balls')
    const [kicked, ...rest] = kick([first, second, ...others], { x: first.x - 5, y: first.y })
    expect(kicked?.speedY).toBe(-5)
    expect(kicked?.speedX).toBeGreaterThan(0)
    expect(rest).toEqual([second, ...others])
  })

  it('holds in a pit of any size', () => {
    const size = fc.integer({ min: 0, max: 4000 })
    fc.assert(
      fc.property(size, size, (width, height) => {
        const balls = layBalls({ width, height }, width)
        expect(balls.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y))).toBe(true)
      }),
    )
  })
})
