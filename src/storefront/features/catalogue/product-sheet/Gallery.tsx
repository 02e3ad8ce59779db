/**
 * The pictures of a product: one at a time, to swipe through, with a small one of each beside it on wide screens and a dot
 * for each on phones. A press enlarges. Without JavaScript the small ones lead to the large ones, and each is a link.
 */
import { useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { imageAddress } from '../../../../markets/images/image-widths.ts'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { isPlainLinkClick } from '../../../ui/plain-link-click.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { Badges, type PictureView, ProductPicture } from '../product/index.ts'
import styles from './Gallery.module.css'
import { LARGE_SIZES } from './picture-sizes.ts'
import { StepButton } from './StepButton.tsx'
import type { SheetView } from './sheet-view.ts'

const Zoom = onDemand(async () => (await import('./Zoom.tsx')).Zoom)

const SMALL_SIZES = '80px'
const SMALL_WIDEST = 320

type Props = Pick<SheetView, 'name' | 'pictures' | 'badges' | 'soldOut'>

/** Long: markup of one picture gallery with its gestures. */
export function Gallery({ name, pictures, badges, soldOut }: Props) {
  const texts = useTexts()
  const isLive = useHydrated()
  const strip = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isZoomed, setZoomed] = useState(false)
  const count = pictures.length

  // How smoothly is the style sheet's business, and so the visitor's.
  const show = (index: number) => strip.current?.scrollTo({ left: index * strip.current.clientWidth })
  const around = (index: number) => (index + count) % count
  const step = (by: number) => show(around(current + by))
  const follow = () => {
    if (!strip.current) return
    setCurrent(Math.round(strip.current.scrollLeft / strip.current.clientWidth))
  }
  /** With the keyboard on the large picture the arrows turn to the next one, and the focus goes along. */
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    step(by)
    const next = strip.current?.children[around(current + by)]
    next?.querySelector('a')?.focus({ preventScroll: true })
  }
  /** Clicks with a modifier open a new tab, as the browser does by itself. */
  const instead = (event: MouseEvent, act: () => void) => {
    if (!isPlainLinkClick(event.nativeEvent)) return
    event.preventDefault()
    act()
  }

  return (
    <section className={styles.gallery} aria-label={texts.pictures}>
      <div className={styles.stage} data-product-picture>
        <ul className={styles.strip} ref={strip} onScroll={follow}>
          {pictures.map((picture, index) => (
            <li key={picture.href} id={`picture-${index + 1}`} className={styles.item}>
              <a
                className={styles.large}
                href={enlarged(picture)}
                tabIndex={isLive && index !== current ? -1 : undefined}
                onKeyDown={onKeyDown}
                onPointerEnter={Zoom.prepare}
                onClick={(event) => instead(event, () => setZoomed(true))}
              >
                <ProductPicture picture={picture} sizes={LARGE_SIZES} eager={index === 0} />
                <span className="visually-hidden">{texts.enlarge}</span>
              </a>
            </li>
          ))}
        </ul>
        <Badges badges={badges} soldOut={soldOut} />
        {isLive && count > 1 && (
          <>
            <div className={styles.previous}>
              <StepButton label={texts.previousPicture} isBack onPress={() => step(-1)} />
            </div>
            <div className={styles.next}>
              <StepButton label={texts.nextPicture} onPress={() => step(1)} />
            </div>
          </>
        )}
      </div>
      {count > 1 && (
        <ol className={styles.overview}>
          {pictures.map((picture, index) => (
            <li key={picture.href}>
              <a
                className={styles.small}
                href={`#picture-${index + 1}`}
                aria-label={fill(texts.pictureOf, { number: index + 1, count })}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => instead(event, () => show(index))}
              >
                <ProductPicture picture={{ ...picture, alt: '' }} sizes={SMALL_SIZES} widest={SMALL_WIDEST} />
              </a>
            </li>
          ))}
        </ol>
      )}
      {isZoomed && (
        <Zoom.View
          name={name}
          pictures={pictures}
          first={current}
          onClose={() => setZoomed(false)}
          onMissing={() => setZoomed(false)}
        />
      )}
    </section>
  )
}

/** The picture alone, as large as it is. */
const enlarged = ({ href, width, tint }: PictureView): string =>
  imageAddress({ href, width, backgroundColor: tint }, 'auto')
