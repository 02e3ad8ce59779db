/** The name of a picture in its address, made from the name of a merchant's file. */

const ENDINGS = { jpeg: 'jpg', png: 'png', webp: 'webp', avif: 'avif', svg: 'svg' } as const

export type PictureKind = keyof typeof ENDINGS

const KINDS_OF_ENDINGS: Readonly<Record<string, PictureKind>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  jfif: 'jpeg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
  svg: 'svg',
}

/** What the ending of a file name promises; undefined for one that promises none of our formats. */
export function kindOfName(fileName: string): PictureKind | undefined {
  const ending = /\.([\da-z]{1,5})$/i.exec(fileName)?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(KINDS_OF_ENDINGS, ending) ? KINDS_OF_ENDINGS[ending] : undefined
}

const MAX_STEM_LENGTH = 100

/**
 * 'Zitrone & Süßes (1).JPEG' → 'zitrone-suesses-1.jpg'. The extension is that of the bytes, not that of the file name.
 */
export function pictureName(fileName: string, kind: PictureKind): string {
  const base = fileName.split(/[/\\]/).at(-1) ?? ''
  const stem = plain(base.replace(/\.[\da-z]{1,5}$/i, ''))
  return `${stem || 'picture'}.${ENDINGS[kind]}`
}

function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .replaceAll(/[^\da-z]+/g, '-')
    .slice(0, MAX_STEM_LENGTH)
    .replaceAll(/^-|-$/g, '')
}
