/** A picture of content. Our own come in the sizes that their place can show; one from elsewhere comes as it is. */
import { pictureSources } from '../../../../markets/images/picture-sources.ts'
import { Picture } from '../../../ui/Picture.tsx'
import type { PictureView } from '../../../../contracts/content/kinds/fields.ts'

type Props = {
  readonly picture: PictureView
  readonly sizes: string
  readonly eager?: boolean
  readonly cover?: boolean
}

export function ContentPicture({ picture, sizes, eager = false, cover = false }: Props) {
  const { href, width, tint } = picture
  const isOurs = href.startsWith('/images/')
  const sources = isOurs ? pictureSources({ href, width, backgroundColor: tint }, { sizes }) : { src: href }
  const { alt, height } = picture
  return <Picture {...sources} {...{ alt, width, height, tint, eager, cover }} />
}
