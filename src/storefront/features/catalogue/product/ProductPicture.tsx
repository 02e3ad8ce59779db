/** A picture of a product, in the sizes its place can show. */
import { pictureSources } from '../../../../markets/images/picture-sources.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { PictureView } from '../../../../contracts/content/kinds/fields.ts'

type Props = {
  readonly picture: PictureView
  readonly sizes: string
  readonly eager?: boolean
  /** The widest that its place ever shows. */
  readonly widest?: number
}

export function ProductPicture({ picture: { href, alt, width, height, tint }, sizes, eager = false, widest }: Props) {
  const place = { sizes, ...(widest === undefined ? {} : { widest }) }
  const sources = pictureSources({ href, width, backgroundColor: tint }, place)
  return <Picture {...sources} alt={alt} width={width} height={height} tint={tint} eager={eager} />
}
