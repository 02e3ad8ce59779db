/** A product with everything that is known of it. */
import { imageAddress } from '../../../markets/images/image-widths.ts'
import { fill } from '../../texts/fill.ts'
import { useTexts } from '../../texts/texts-context.ts'
import { usePlace } from '../markets/index.ts'
import { Badges } from './Badges.tsx'
import { Price } from './Price.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import styles from './ProductSheet.module.css'
import type { PictureView } from './picture-view.ts'
import type { SheetView } from './sheet-view.ts'

const GALLERY_SIZES = '(min-width: 960px) 30vw, 100vw'
const SWATCH_SIZES = '64px'

export function ProductSheet({ product }: { product: SheetView }) {
  const texts = useTexts()
  const { name, price, badges, soldOut, pictures, description, composition } = product
  return (
    <div className={styles.sheet}>
      <div className={styles.gallery}>
        <Badges badges={badges} soldOut={soldOut} />
        {pictures.map((picture, index) => (
          <a key={picture.href} href={enlarged(picture)}>
            <ProductPicture picture={picture} sizes={GALLERY_SIZES} eager={index === 0} />
          </a>
        ))}
      </div>
      <div className={styles.facts}>
        <h1 className={styles.name}>{name}</h1>
        <Price price={price} />
        {price.original && <p>{fill(texts.lowestPrice, { price: price.original })}</p>}
        <Colours colours={product.colours} />
        <Sizes sizes={product.sizes} />
        <p>{description}</p>
        {composition && (
          <>
            <h2 className={styles.heading}>{texts.madeOf}</h2>
            <p>{composition}</p>
          </>
        )}
      </div>
    </div>
  )
}

function Colours({ colours }: Pick<SheetView, 'colours'>) {
  const texts = useTexts()
  const place = usePlace()
  if (colours.length === 0) return null
  return (
    <>
      <h2 className={styles.heading}>{texts.otherColours}</h2>
      <ul className={styles.colours}>
        {colours.map(({ path, name, picture }) => (
          <li key={path}>
            <a href={`/${place?.storefront}/${path}`} title={name}>
              <ProductPicture picture={picture} sizes={SWATCH_SIZES} />
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Sold-out sizes stay visible: knowing that they exist is worth something. */
function Sizes({ sizes }: Pick<SheetView, 'sizes'>) {
  const texts = useTexts()
  return (
    <>
      <h2 className={styles.heading}>{texts.sizes}</h2>
      <ul className={styles.sizes}>
        {sizes.map(({ id, label, stockStatus }) => (
          <li key={id}>
            {stockStatus === 'no-stock' ? <s>{label}</s> : <span>{label}</span>}
            {stockStatus !== 'in-stock' && <small>{stockStatus === 'no-stock' ? texts.soldOut : texts.lowStock}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** The picture alone, as large as it is. */
const enlarged = ({ href, width, tint }: PictureView): string =>
  imageAddress({ href, width, backgroundColor: tint }, 'auto')
