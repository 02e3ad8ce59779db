import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BALL_COLOURS, BALL_PHYSICS, ballColour, ballCount, ballRadius, stepBall } from './ball-physics.ts'

const box = { width: 400, height: 200 }
const atRest = { x: 200, y: 50, speedX: 0, speedY: 0, radius: 14 }

describe('balls', () => {
  it.each([
    ['~FTR-04 tablet', 960, 11],
    ['~FTR-04 desktop', 1920, 11],
    ['~FTR-04 below', 959, 6],
  ])('%s', (_, width, expected) => {
    expect(ballCount(width)).toBe(expected)
  })

  it('FTR-05 larger on wider screens', () => {
    expect([ballRadius(959), ballRadius(960)]).toEqual([14, 24])
  })

  it('FTR-06 the constants', () => {
    expect(BALL_PHYSICS).toEqual({ updatesPerSecond: 60, gravity: 0.15, bounce: 0.7, friction: 0.05 })
  })

  it('FTR-06 one step from rest adds 0.15 to the vertical speed', () => {
    expect(stepBall(atRest, box)).toEqual({ ...atRest, y: 50.15, speedY: 0.15 })
  })

  it('FTR-06 the floor throws back 0.7 of the speed and brakes by 0.05', () => {
    const landed = stepBall({ ...atRest, y: 186, speedX: 2, speedY: 9.85 }, box)
    expect(landed.speedY).toBeCloseTo(-7)
    expect(landed.speedX).toBeCloseTo(1.9)
    expect(landed.y).toBe(186)
  })

  it('FTR-06 the wall throws back too', () => {
    expect(stepBall({ ...atRest, x: 15, speedX: -4 }, box)).toMatchObject({ x: 14, speedX: 2.8 })
  })

  it('FTR-06 no ball leaves the box through wall or floor', () => {
    const speed = fc.double({ min: -500, max: 500, noNaN: true })
    fc.assert(
      fc.property(speed, speed, (speedX, speedY) => {
        const { x, y } = stepBall({ ...atRest, speedX, speedY }, box)
        expect(x >= 14 && x <= 386 && y <= 186).toBe(true)
      }),
    )
  })

  it('FTR-07 QLT-02 five colours, and every ball has one of them', () => {
    expect([...BALL_COLOURS]).toEqual(['yellow', 'green', 'orange', 'red', 'pink'])
    const drawn = Array.from({ length: 11 }, (_, index) => ballColour(index))
    expect(drawn).toEqual([...BALL_COLOURS, ...BALL_COLOURS, 'yellow'])
  })
})
