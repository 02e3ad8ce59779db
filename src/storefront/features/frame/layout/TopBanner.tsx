/** The line above the header: a message for the visitor's country (HDR-27). It runs only where it does not fit (HDR-25). */
import { useEffect, useRef, useState } from 'react'
import { bannerTextColour, DEFAULT_BANNER_COLOUR, marqueeSeconds } from './banner.ts'
import { SmartLink } from '../../../ui/SmartLink.tsx'
import { useShell } from '../../content/story/index.ts'
import styles from './TopBanner.module.css'

/** The colours that content may name, each a class; another one is black (HDR-23). */
const COLOURS: ReadonlySet<string> = new Set(['black', 'yellow', 'orange', 'green', 'red', 'pink', 'blue'])

export function TopBanner() {
  const { banner } = useShell()
  const { box, text, isWider } = useIsWider(banner?.message)
  if (!banner) return null
  const colour = COLOURS.has(banner.colour) ? banner.colour : DEFAULT_BANNER_COLOUR
  const words = bannerTextColour(colour) === 'dark' ? styles.dark : styles.light
  return (
    <aside className={`${styles.banner} ${styles[colour]} ${words}`} aria-label={banner.message} data-banner>
      <div className={styles.box} ref={box}>
        <p className={isWider ? `${styles.text} ${styles.runs}` : styles.text} ref={text}>
          <SmartLink link={banner.link}>{banner.message}</SmartLink>
        </p>
      </div>
    </aside>
  )
}

/** Whether a message is wider than its box, updated when either is resized. */
function useIsWider(message: string | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLParagraphElement>(null)
  const [isWider, setWider] = useState(false)
  useEffect(() => {
    const [outer, inner] = [box.current, text.current]
    if (message === undefined || !outer || !inner) return undefined
    // HDR-26. Not in the markup: the page's policy allows no styles there.
    const seconds = marqueeSeconds(message)
    inner.style.setProperty('--marquee', `${seconds}s`)
    const observer = new ResizeObserver(() => {
      // It begins where it stood before it ran: a message that has yet to come in leaves the line empty at load.
      const before = window.innerWidth / (window.innerWidth + inner.offsetWidth)
      inner.style.setProperty('--marquee-start', `${-seconds * before}s`)
      setWider(inner.offsetWidth > outer.clientWidth)
    })
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [message])
  return { box, text, isWider }
}
