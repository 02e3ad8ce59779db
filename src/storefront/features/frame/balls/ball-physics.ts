/** The bouncing balls of the footer: how many, how big, and how they fall. Drawing them is the footer's business. */
import { BREAKPOINTS } from '../../../ui/breakpoints.ts'

/** FTR-04: of a pit without a number of its own; the footer has one for each width (T12). */
export const DEFAULT_BALL_COUNT = 10
/** FTR-06 */
export const BALL_PHYSICS = { updatesPerSecond: 60, gravity: 0.15, bounce: 0.7, friction: 0.05 } as const
/** FTR-07 */
export const BALL_COLOURS = ['yellow', 'green', 'orange', 'red', 'pink'] as const

export type BallColour = (typeof BALL_COLOURS)[number]

export interface Ball {
  readonly x: number
  readonly y: number
  readonly speedX: number
  readonly speedY: number
  readonly radius: number
}

/** FTR-04 */
export function ballCount(width: number): number {
  return width >= BREAKPOINTS.tablet ? 11 : 6
}

/** FTR-05 */
export function ballRadius(width: number): number {
  return width >= BREAKPOINTS.tablet ? 24 : 14
}

/** FTR-07: round and round through the five. */
export function ballColour(index: number): BallColour {
  return BALL_COLOURS[index % BALL_COLOURS.length] ?? BALL_COLOURS[0]
}

/** One update in a box (FTR-06): gravity pulls, a wall or the floor throws back less than it got, the floor also brakes. */
export function stepBall(ball: Ball, box: { readonly width: number; readonly height: number }): Ball {
  const { gravity, bounce, friction } = BALL_PHYSICS
  const { radius } = ball
  const speedY = ball.speedY + gravity
  const x = ball.x + ball.speedX
  const y = ball.y + speedY
  const hitsFloor = y > box.height - radius
  const hitsWall = x < radius || x > box.width - radius
  return {
    radius,
    x: Math.max(radius, Math.min(x, box.width - radius)),
    y: Math.min(y, box.height - radius),
    speedX: ball.speedX * (hitsWall ? -bounce : 1) * (hitsFloor ? 1 - friction : 1),
    speedY: hitsFloor ? -speedY * bounce : speedY,
  }
}
