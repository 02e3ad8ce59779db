/**
 * Drawn pictures of content by their names. In the shop content refers to a drawing by its address, which depends on the version of
 * the drawing module; a file that another shop can read says `drawing:…`, as a push takes it.
 */
import { isDeepStrictEqual } from 'node:util'
import { DRAWING } from '../../contracts/merchant/catalogue.ts'
import { readPictureAddress } from '../../contracts/images/picture-address.ts'
import { drawingPicture, hrefOf } from '../../services/images/admin.ts'
import type { Drawings } from '../drawings.ts'
import { mapAssets, type Members } from './walk-content.ts'

export function withDrawingNames(content: Members, drawings: Drawings | undefined): Members {
  if (!drawings) return content
  return mapAssets(content, (holder, member) => {
    const address = String(holder[member])
    const known = drawingAt(address, drawings)
    if (!known) return undefined
    const { meta_data: facts, ...rest } = { ...holder, [member]: DRAWING + known.name }
    // Facts that an editor has changed would be lost: such a picture keeps its address.
    return member === 'src' || isDeepStrictEqual(facts, known.facts) ? rest : undefined
  })
}

function drawingAt(address: string, { version, sizeOf, tintOf }: Drawings) {
  const name = readPictureAddress(address)?.name
  if (name === undefined) return undefined
  const [size, tint] = [sizeOf(name), tintOf(name)]
  if (!size || tint === undefined || hrefOf(drawingPicture({ name, version, size })) !== address) return undefined
  return { name, facts: { ...size, tint } }
}
