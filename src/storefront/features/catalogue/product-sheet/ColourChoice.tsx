/** The colours that a product comes in, as links to their pages; and all of them side by side, to compare (PRD-26). */
import { useEffect } from 'react'
import { fill } from '../../../../contracts/storefront/texts/fill.ts'
import { useTexts } from '../../../texts/texts-context.ts'
import { onDemand } from '../../../ui/on-demand.tsx'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { usePlace } from '../../visitor/markets/index.ts'
import { closeModal, openModal, useModal } from '../../frame/modals/index.ts'
import { type PictureView, ProductPicture } from '../product/index.ts'
import styles from './ColourChoice.module.css'
import type { ColourView, SheetView } from './sheet-view.ts'

const ColourList = onDemand(async () => (await import('./ColourList.tsx')).ColourList)

const SWATCH_SIZES = '72px'
/** Twice over, for fine screens. */
const SWATCH_WIDEST = 320

type Props = Pick<SheetView, 'colour' | 'colours'> & { readonly picture: PictureView | undefined }

export function ColourChoice({ colour, colours, picture }: Props) {
  const texts = useTexts()
  const isLive = useHydrated()
  const isListOpen = useModal('colourList') !== undefined
  useEffect(() => closeList, [])
  if (colours.length === 0) return null
  return (
    <div className={styles.choice}>
      <div className={styles.head}>
        <h2 className={styles.heading}>{fill(texts.colourIs, { colour })}</h2>
        {isLive && (
          <button
            className={styles.compare}
            type="button"
            onClick={() => openModal('colourList')}
            onPointerEnter={ColourList.prepare}
            onFocus={ColourList.prepare}
          >
            {texts.compareColours}
          </button>
        )}
      </div>
      <ul className={styles.colours}>
        {picture && (
          <li className={styles.present} aria-hidden="true">
            <Swatch picture={{ ...picture, alt: '' }} />
          </li>
        )}
        {colours.map((other) => (
          <li key={other.sku}>
            <ColourLink colour={other} />
          </li>
        ))}
      </ul>
      {isListOpen && (
        <ColourList.View
          colour={colour}
          colours={colours}
          picture={picture}
          onClose={closeList}
          onMissing={closeList}
        />
      )}
    </div>
  )
}

const closeList = (): void => closeModal('colourList')

function ColourLink({ colour: { path, colour, inStock, picture } }: { colour: ColourView }) {
  const texts = useTexts()
  const place = usePlace()
  return (
    <a className={inStock ? styles.link : `${styles.link} ${styles.gone}`} href={`/${place?.storefront}/${path}`}>
      <Swatch picture={{ ...picture, alt: inStock ? colour : `${colour}, ${texts.soldOut}` }} />
    </a>
  )
}

const Swatch = ({ picture }: { picture: PictureView }) => (
  <ProductPicture picture={picture} sizes={SWATCH_SIZES} widest={SWATCH_WIDEST} />
)
