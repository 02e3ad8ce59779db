/**
 * A place where the bubble may hang, below its container (which must be positioned). The element is always in the page,
 * so that screen readers announce what appears in it, without interrupting.
 */
import { useEffect, useRef } from 'react'
import { useStore } from '../../../stores/store.ts'
import { type BubblePlace, type BubbleState, isVisible, placeOf } from './bubble-state.ts'
import { bubbleStore, hideBubble } from './bubble.ts'
import styles from './BubbleAt.module.css'

export function BubbleAt({ place }: { place: BubblePlace }) {
  const bubble = useStore(bubbleStore, (state) => (isVisible(state) && placeOf(state) === place ? state : undefined))
  return (
    <output className={`${styles.place} ${styles[place]}`} data-bubble={place}>
      {bubble && <Bubble bubble={bubble} />}
    </output>
  )
}

function Bubble({ bubble: { message, height } }: { bubble: BubbleState }) {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => element.current?.style.setProperty('--bubble-height', `${height}px`), [height])
  return (
    <button className={styles.bubble} type="button" ref={element} onClick={hideBubble}>
      {message}
    </button>
  )
}
