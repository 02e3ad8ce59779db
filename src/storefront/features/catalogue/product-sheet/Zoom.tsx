/** A picture as large as the screen, and then larger than it: to see the knit. */
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { PictureView } from '../product/index.ts'
import { EnlargedPicture } from './EnlargedPicture.tsx'
import { LARGE_SIZES } from './picture-sizes.ts'
import { StepButton } from './StepButton.tsx'
import styles from './Zoom.module.css'

type Props = {
  readonly name: string
  readonly pictures: readonly PictureView[]
  /** Which is shown at first. */
  readonly first: number
  readonly onClose: () => void
}

export function Zoom({ name, pictures, first, onClose }: Props) {
  const texts = useTexts()
  const view = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(first)
  /** Where it is looked at closely, as a part of its width and height. */
  const [closeUp, setCloseUp] = useState<{ readonly x: number; readonly y: number }>()
  const picture = pictures[current] ?? pictures[0]
  const count = pictures.length

  useEffect(() => {
    const { current: frame } = view
    if (!frame || !closeUp) return
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = frame
    frame.scrollTo(closeUp.x * scrollWidth - clientWidth / 2, closeUp.y * scrollHeight - clientHeight / 2)
  }, [closeUp])

  const step = (by: number) => {
    setCloseUp(undefined)
    setCurrent((current + by + count) % count)
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    // Close up the arrows scroll.
    if (closeUp) return
    if (key === 'ArrowLeft') step(-1)
    if (key === 'ArrowRight') step(1)
  }
  if (!picture) return null
  return (
    <Dialog title={name} close={texts.close} shape="full" onClose={onClose}>
      <div className={styles.zoom}>
        <div className={styles.view} ref={view}>
          <button
            className={closeUp ? `${styles.picture} ${styles.close}` : styles.picture}
            type="button"
            aria-label={closeUp ? texts.zoomOut : texts.zoomIn}
            onKeyDown={onKeyDown}
            onClick={({ currentTarget, clientX, clientY, detail }) => {
              const { left, top, width, height } = currentTarget.getBoundingClientRect()
              // By the keyboard it is pressed nowhere in particular: the middle.
              const pressed = detail === 0 ? MIDDLE : { x: (clientX - left) / width, y: (clientY - top) / height }
              setCloseUp(closeUp ? undefined : pressed)
            }}
          >
            {/* With a key: the picture before would stay in sight until the next one is loaded. */}
            <EnlargedPicture key={picture.href} picture={picture} sizes={closeUp ? '1600px' : LARGE_SIZES} />
          </button>
        </div>
        {count > 1 && (
          <div className={styles.steps}>
            <StepButton label={texts.previousPicture} isBack onPress={() => step(-1)} />
            <p aria-live="polite">{fill(texts.pictureOf, { number: current + 1, count })}</p>
            <StepButton label={texts.nextPicture} onPress={() => step(1)} />
          </div>
        )}
      </div>
    </Dialog>
  )
}

const MIDDLE = { x: 0.5, y: 0.5 } as const
