/** All colours of a product side by side, large enough to compare. */
import { useTexts } from '../../../texts/texts-context.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { usePlace } from '../../visitor/markets/index.ts'
import { type PictureView, ProductPicture } from '../product/index.ts'
import styles from './ColourList.module.css'
import type { SheetView } from './sheet-view.ts'

const SIZES = '(min-width: 768px) 240px, 45vw'
const WIDEST = 720

type Props = Pick<SheetView, 'colour' | 'colours'> & {
  readonly picture: PictureView | undefined
  readonly onClose: () => void
}

export function ColourList({ colour: present, colours, picture: shown, onClose }: Props) {
  const texts = useTexts()
  const place = usePlace()
  return (
    <Dialog title={texts.compareColours} close={texts.close} shape="wide" onClose={onClose}>
      <ul className={styles.list}>
        {shown && (
          <li className={`${styles.colour} ${styles.present}`}>
            <ProductPicture picture={{ ...shown, alt: '' }} sizes={SIZES} widest={WIDEST} />
            <strong>{present}</strong>
            <span>{texts.thisColour}</span>
          </li>
        )}
        {colours.map(({ sku, path, colour, inStock, picture }) => (
          <li key={sku}>
            <a className={styles.colour} href={`/${place?.storefront}/${path}`}>
              <ProductPicture picture={picture} sizes={SIZES} widest={WIDEST} />
              <strong>{colour}</strong>
              <span>{inStock ? texts.inStock : texts.soldOut}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
