/** The balls in their pit: where they begin, how they fall, and when they have come to rest. Pure. */
import { type Ball, BALL_PHYSICS, ballRadius, DEFAULT_BALL_COUNT, stepBall } from './ball-physics.ts'

export type Box = { readonly width: number; readonly height: number }

/** `spin` in radians: what rolls along the floor also turns. */
export type PitBall = Ball & { readonly spin: number }

const STEP_MS = 1000 / BALL_PHYSICS.updatesPerSecond
/** After a long pause the missed steps are skipped. */
const MAX_STEPS = 6
const SLOW = 0.3
const NEAR = 0.6

/** Above the pit, each in a column of its own, some higher than others and some faster; `screen` decides how large. */
export function dropBalls(box: Box, screen: number, count = DEFAULT_BALL_COUNT): readonly PitBall[] {
  const radius = ballRadius(screen)
  return Array.from({ length: count }, (_, index) => ({
    radius,
    x: columnOf(index, count, { box, radius }),
    y: -radius * (1 + ((index * 7) % count) * 1.5),
    speedX: ((index * 5) % 7) - 3,
    speedY: 0,
    spin: index,
  }))
}

/** The same balls where they would end up if nothing moved. */
export function layBalls(box: Box, screen: number, count?: number): readonly PitBall[] {
  return dropBalls(box, screen, count).map((ball) => ({ ...ball, y: box.height - ball.radius, speedX: 0 }))
}

export type Pit = {
  readonly balls: readonly PitBall[]
  /** Time that was too short for a whole update. */
  readonly rest: number
}

/** Lets time pass in whole updates, so that balls fall alike on every screen (FTR-06). */
export function letTimePass({ balls, rest }: Pit, box: Box, milliseconds: number): Pit {
  const due = rest + milliseconds
  const steps = Math.min(Math.floor(due / STEP_MS), MAX_STEPS)
  let moved = balls
  for (let step = 0; step < steps; step += 1) moved = moved.map((ball) => roll(ball, box))
  return { balls: moved, rest: due % STEP_MS }
}

/** Throws those that are touched up, away from the finger. */
export function kick(balls: readonly PitBall[], at: { readonly x: number; readonly y: number }): readonly PitBall[] {
  return balls.map((ball) => {
    const [x, y] = [ball.x - at.x, ball.y - at.y]
    return Math.hypot(x, y) > ball.radius * 2 ? ball : { ...ball, speedX: (x / ball.radius) * 2, speedY: -5 }
  })
}

export const isAtRest = ({ y, radius, speedX, speedY }: PitBall, box: Box): boolean =>
  y > box.height - radius - NEAR && Math.abs(speedY) < SLOW && Math.abs(speedX) < SLOW / 5

function roll(ball: PitBall, box: Box): PitBall {
  const moved = stepBall(ball, box)
  return { ...moved, spin: ball.spin + (moved.x - ball.x) / ball.radius }
}

const columnOf = (index: number, count: number, { box, radius }: { box: Box; radius: number }): number =>
  radius + ((index + 0.5) / count) * Math.max(0, box.width - 2 * radius)
