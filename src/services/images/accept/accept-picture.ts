/**
 * Accepts a merchant's picture: detects its format from the bytes, whatever the file is called, decodes all of it, and
 * stores it under the hash of its content. What cannot be shown later is rejected here, by the name of its file.
 */
import { MAX_IMAGE_WIDTH } from '../../../markets/images/image-widths.ts'
import { fail, ok, type Result } from '../../../platform/result.ts'
import { pictureHash, pictureHref } from '../../../contracts/images/picture-address.ts'
import { decode, MAX_SIDE_PX, MAX_PIXELS } from '../decoders.ts'
import { storePictureFile } from '../pictures/picture-files.ts'
import type { PictureToRegister } from '../pictures/register-pictures.ts'
import { cleanSvg } from './clean-svg.ts'
import { lightTint } from './light-tint.ts'
import { kindOfName, pictureName, type PictureKind } from './picture-name.ts'
import { reencode } from './reencode.ts'

export type PictureToAccept = {
  /** The merchant's name for it. */
  readonly fileName: string
  readonly bytes: Uint8Array
  /** Of the store: the service reads from the same. */
  readonly folder: string
  /**
   * For the media library: encoded anew, without metadata, and rejected where the file name promises another format. A catalogue
   * is stored as it is, so that an export can be imported again and changes nothing.
   */
  readonly isReencoded?: boolean
}

export type AcceptedPicture = {
  readonly hash: string
  readonly name: string
  /** Upright. An SVG, which has no pixels of its own, has the maximum width that is served. */
  readonly width: number
  readonly height: number
  readonly opaque: boolean
  /** Without width and format. */
  readonly href: string
  /** A light tint of its own colours, for a merchant who gave no background. */
  readonly dominant: string
}

export type PictureRefusal = {
  readonly code: 'NOT_READABLE' | 'TOO_MANY_BYTES' | 'TOO_MANY_PIXELS' | 'OTHER_FORMAT'
  readonly fileName: string
  /** For the merchant; begins with the name of the file. */
  readonly message: string
}

export const MAX_MEGABYTES = 40
const THUMBNAIL = 64
const MAX_DECODING_SECONDS = 30
const KINDS = 'JPEG, PNG, WebP, AVIF and SVG are'
const FORMATS = {
  jpeg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  avif: 'an AVIF',
  svg: 'an SVG',
} as const satisfies Record<PictureKind, string>

export async function acceptPicture(given: PictureToAccept): Promise<Result<AcceptedPicture, PictureRefusal>> {
  const { fileName, folder, isReencoded = false } = given
  const refuse = (code: PictureRefusal['code'], reason: string) =>
    fail({ code, fileName, message: `${fileName} ${reason}` })
  const unreadable = (reason: string) => refuse('NOT_READABLE', `is not a picture we can read: ${reason}`)

  const megabytes = given.bytes.byteLength / 1024 / 1024
  if (megabytes > MAX_MEGABYTES) {
    return refuse('TOO_MANY_BYTES', `has ${Math.ceil(megabytes)} MB; at most ${MAX_MEGABYTES} are taken`)
  }
  const cleaned = looksLikeXml(given.bytes) ? cleanSvg(given.bytes) : ok(given.bytes)
  if (!cleaned.ok) return unreadable(cleaned.failure)
  try {
    const { kind, width, height } = await measure(cleaned.value)
    if (kind === undefined) return unreadable(KINDS)
    const promised = isReencoded ? kindOfName(fileName) : undefined
    if (promised !== undefined && promised !== kind) {
      return refuse('OTHER_FORMAT', `is named as ${FORMATS[promised]} but is ${FORMATS[kind]}`)
    }
    if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE_PX) {
      return refuse('TOO_MANY_PIXELS', `is ${width} × ${height} pixels; ${LIMITS}`)
    }
    const bytes = isReencoded ? await reencode(cleaned.value, kind) : cleaned.value
    const stored = isReencoded ? await measure(bytes) : { width, height }
    const pixels = await thumbnail(bytes)
    const hash = pictureHash(bytes)
    const name = pictureName(fileName, kind)
    await storePictureFile(folder, { hash, name }, bytes)
    const opaque = isOpaque(pixels)
    return ok({
      hash,
      name,
      ...shownSize(kind, stored.width, stored.height),
      opaque,
      href: pictureHref(hash, name),
      dominant: lightTint(pixels),
    })
  } catch (error) {
    if (isOfTheDisk(error)) throw error
    return unreadable(reasonOf(error))
  }
}

const LIMITS = `at most ${MAX_PIXELS / 1_000_000} million and ${MAX_SIDE_PX} a side are taken`

/** How the shop shows it: on what background, and whether its common widths are prerendered. */
type Standing = { readonly background?: string; readonly ahead?: PictureToRegister['ahead'] }

/** The row to register for an accepted picture. */
export function filePicture(
  { hash, name, width, height, opaque, dominant }: AcceptedPicture,
  { background = dominant, ahead = 0 }: Standing = {},
): PictureToRegister {
  return {
    hash,
    name,
    kind: 'file',
    width,
    height,
    opaque: opaque ? 1 : 0,
    background,
    ahead,
  }
}

/** XML begins with a bracket, after a mark of its byte order and white space at most; no other kind does. */
function looksLikeXml(bytes: Uint8Array): boolean {
  return /^\uFEFF?\s*</.test(Buffer.from(bytes.subarray(0, 256)).toString('utf8'))
}

async function measure(bytes: Uint8Array): Promise<{ kind: PictureKind | undefined; width: number; height: number }> {
  const { format, compression, autoOrient } = await decode(bytes, { failOn: 'warning', limited: false }).metadata()
  return { kind: kindOf(format, compression), ...autoOrient }
}

function kindOf(format: string, compression: string | undefined): PictureKind | undefined {
  switch (format) {
    case 'jpeg':
    case 'png':
    case 'webp':
    case 'svg':
      return format
    case 'heif':
      return compression === 'av1' ? 'avif' : undefined
    default:
      return undefined
  }
}

/** Red, green, blue and alpha of a few pixels. Making it reads the whole picture: one that breaks off is found out. */
async function thumbnail(bytes: Uint8Array): Promise<Uint8Array> {
  return decode(bytes, { failOn: 'warning' })
    .timeout({ seconds: MAX_DECODING_SECONDS })
    .resize({ width: THUMBNAIL, height: THUMBNAIL, fit: 'fill' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer()
}

function isOpaque(pixels: Uint8Array): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return false
  return true
}

function shownSize(kind: PictureKind, width: number, height: number): { width: number; height: number } {
  if (kind !== 'svg') return { width, height }
  const scale = Math.min(MAX_IMAGE_WIDTH / width, MAX_SIDE_PX / height, Math.sqrt(MAX_PIXELS / (width * height)))
  return { width: Math.floor(width * scale), height: Math.floor(height * scale) }
}

/** A disk that cannot be written to is not the merchant's mistake. */
const isOfTheDisk = (error: unknown): boolean => error instanceof Error && 'syscall' in error

/** The decoder's message, unless it is of no use to a merchant. */
function reasonOf(error: unknown): string {
  const text = (error instanceof Error ? error.message : String(error)).trim().split('\n').at(-1) ?? ''
  if (text.includes('unsupported image format')) return KINDS
  return /[a-z]{4}/i.test(text) ? text : 'it breaks off or is damaged'
}
