/** `/images/{hash}/{name}`: what the picture is made from, and what it is called. Neither is ever a path. */
import { createHash } from 'node:crypto'

export const IMAGES_PREFIX = '/images/'

const HASH = /^[\da-f]{16}$/
/** Longer than the longest drawing's name, shorter than what a file system or a proxy cuts. */
const MAX_NAME_LENGTH = 200
const NAME = /^[\da-z](?:[\w.-]*[\da-z])?$/

export const isPictureHash = (text: string): boolean => HASH.test(text)

export const isPictureName = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && NAME.test(text) && text === text.toLowerCase()

/** 64 bits: enough to rule out accidental collisions, and a deliberate one gives a merchant no advantage. */
export const pictureHash = (source: string | Uint8Array): string =>
  createHash('sha256').update(source).digest('hex').slice(0, 16)

export const pictureHref = (hash: string, name: string): string => `${IMAGES_PREFIX}${hash}/${name}`

/** The two parts of a path, not decoded: an escaped character is no part of any address of ours. */
export function readPictureAddress(path: string): { readonly hash: string; readonly name: string } | undefined {
  if (!path.startsWith(IMAGES_PREFIX)) return undefined
  const [hash = '', name = '', ...rest] = path.slice(IMAGES_PREFIX.length).split('/')
  return rest.length === 0 && isPictureHash(hash) && isPictureName(name) ? { hash, name } : undefined
}
