/** What the browser itself tells of interactions. Both run in the page, so each stands on its own. */

/** From now on, in every page. */
export function noteInteractions(): void {
  const noted: number[] = []
  Reflect.set(window, 'notedInteractions', noted)
  // The shortest that the browser tells of.
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const isInteraction = 'interactionId' in entry && entry.interactionId !== 0
      if (isInteraction) noted.push(entry.duration)
    }
  }).observe(options)
}

/** The longest since it was last asked, in milliseconds: once the frame after it is drawn. The shortest are not told. */
export async function slowestInteraction(): Promise<number> {
  const nextFrame = () => new Promise((done) => void requestAnimationFrame(done))
  for (let frame = 0; frame < 4; frame += 1) await nextFrame()
  await new Promise((done) => void setTimeout(done, 50))
  const noted: number[] = Reflect.get(window, 'notedInteractions')
  const slowest = Math.max(16, ...noted)
  noted.length = 0
  return slowest
}
