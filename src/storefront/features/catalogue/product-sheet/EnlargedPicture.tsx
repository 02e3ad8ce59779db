/** A picture of the enlarged view: until it is loaded, smaller ones of the same are shown in its place, blurred (IMG-06). */
import { pictureSources } from '../../../../markets/images/picture-sources.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { PictureView } from '../product/index.ts'
import { placeholderAddresses } from './placeholder-addresses.ts'
import styles from './Zoom.module.css'

type Props = { readonly picture: PictureView; readonly sizes: string }

export function EnlargedPicture({ picture: { href, alt, width, height, tint }, sizes }: Props) {
  const image = { href, width, backgroundColor: tint }
  return (
    <span className={styles.stack}>
      {/* Below them all: a colour of the picture's own, as elsewhere in the shop. */}
      <svg className={styles.tint} color={tint} aria-hidden="true" />
      {placeholderAddresses(image, 'auto').map((src) => (
        <img key={src} className={styles.placeholder} src={src} alt="" width={width} height={height} />
      ))}
      <Picture {...pictureSources(image, { sizes })} alt={alt} width={width} height={height} eager />
    </span>
  )
}
