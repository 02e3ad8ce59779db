/** The place of the bouncing balls. It keeps its height; what happens in it is fetched when it comes into view. */
import { useEffect, useRef } from 'react'
import styles from './ShopFooter.module.css'

export function BallPit() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pit = ref.current
    if (!pit) return
    let stop: (() => void) | 'given up' | undefined
    const start = async () => {
      const { bouncingBalls } = await import('../balls/index.ts')
      if (stop === undefined) stop = bouncingBalls(pit)
    }
    const sight = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      sight.disconnect()
      // A footer without balls is still a footer.
      start().catch(() => undefined)
    })
    sight.observe(pit)
    return () => {
      sight.disconnect()
      if (typeof stop === 'function') stop()
      stop = 'given up'
    }
  }, [])
  return <div className={styles.pit} ref={ref} aria-hidden="true" data-balls />
}
