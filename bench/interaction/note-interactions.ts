/** Interactions as reported by the browser. Both functions run in the page, so they share no code. */

/** From now on, in every page. */
export function noteInteractions(): void {
  const noted: number[] = []
  Reflect.set(window, 'notedInteractions', noted)
  // The minimum that the browser supports.
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && entry.interactionId !== 0
      if (isInteraction) noted.push(entry.duration)
    }
  }).observe(options)
}

/** The longest since the last call, in milliseconds, after the next frame. The shortest interactions are not reported. */
export async function slowestInteraction(): Promise<number> {
  const nextFrame = () => new Promise((done) => void requestAnimationFrame(done))
  for (let frame = 0; frame < 4; frame += 1) await nextFrame()
  await new Promise((done) => void setTimeout(done, 50))
  const noted: number[] = Reflect.get(window, 'notedInteractions')
  const slowest = Math.max(16, ...noted)
  noted.length = 0
  return slowest
}
