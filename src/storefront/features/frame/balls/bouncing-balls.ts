/**
 * Draws the balls into an element and animates them while they are visible: not out of view, not in a hidden tab, not
 * after they have come to rest, and never where reduced motion is preferred.
 */
import { ballColour, type BallColour, ballCount } from './ball-physics.ts'
import styles from './balls.module.css'
import { type Box, dropBalls, isAtRest, kick, layBalls, letTimePass, type Pit } from './pit.ts'

const COLOURS: Readonly<Record<BallColour, string | undefined>> = {
  yellow: styles.yellow,
  green: styles.green,
  orange: styles.orange,
  red: styles.red,
  pink: styles.pink,
}

/** Gives back how to stop it and take everything away again. Long: one animation loop and its state. */
export function bouncingBalls(element: HTMLElement): () => void {
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')
  let box: Box = { width: 0, height: 0 }
  let pit: Pit = { balls: [], rest: 0 }
  let drawn: readonly HTMLElement[] = []
  let [isSeen, frame, last] = [false, 0, 0]

  function fill(): void {
    const screen = innerWidth
    const place = stillness.matches ? layBalls : dropBalls
    pit = { balls: place(box, screen, ballCount(screen)), rest: 0 }
    drawn = pit.balls.map(({ radius }, index) => {
      const ball = document.createElement('span')
      ball.className = `${styles.ball} ${COLOURS[ballColour(index)]}`
      ball.style.setProperty('--size', `${radius * 2}px`)
      return ball
    })
    element.replaceChildren(...drawn)
    draw()
    wake()
  }

  function draw(): void {
    for (const [index, { x, y, radius, spin }] of pit.balls.entries()) {
      const ball = drawn[index]
      if (ball) ball.style.transform = `translate(${x - radius}px, ${y - radius}px) rotate(${spin}rad)`
    }
  }

  function move(now: number): void {
    pit = letTimePass(pit, box, now - last)
    last = now
    draw()
    const isOver = pit.balls.every((ball) => isAtRest(ball, box))
    frame = isOver ? 0 : requestAnimationFrame(move)
  }

  function sleep(): void {
    cancelAnimationFrame(frame)
    frame = 0
  }

  function wake(): void {
    sleep()
    if (!isSeen || document.hidden || stillness.matches) return
    last = performance.now()
    frame = requestAnimationFrame(move)
  }

  const onTouch = ({ clientX, clientY }: PointerEvent) => {
    if (stillness.matches) return
    const { left, top } = element.getBoundingClientRect()
    const balls = kick(pit.balls, { x: clientX - left, y: clientY - top })
    pit = { ...pit, balls }
    if (frame === 0) wake()
  }

  const sight = new IntersectionObserver(([entry]) => {
    isSeen = entry?.isIntersecting ?? false
    wake()
  })
  // Fires on observe, too: this fills the pit for the first time.
  const size = new ResizeObserver(([entry]) => {
    const { width = 0, height = 0 } = entry?.contentRect ?? {}
    if (width === box.width && height === box.height) return
    box = { width, height }
    fill()
  })
  sight.observe(element)
  size.observe(element)
  document.addEventListener('visibilitychange', wake)
  stillness.addEventListener('change', fill)
  element.addEventListener('pointermove', onTouch)
  return () => {
    sleep()
    sight.disconnect()
    size.disconnect()
    document.removeEventListener('visibilitychange', wake)
    stillness.removeEventListener('change', fill)
    element.removeEventListener('pointermove', onTouch)
    element.replaceChildren()
  }
}
