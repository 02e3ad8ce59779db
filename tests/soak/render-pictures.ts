/** Requests pictures that were not rendered before, one after the other, so that a rendering is under way again and again. */
import { setTimeout as pause } from 'node:timers/promises'
import { pictureHref } from '../../src/contracts/images/picture-address.ts'
import { imageAddress } from '../../src/markets/images/image-widths.ts'
import type { RunQuery } from '../support/purchase-invariants.ts'
import { messageOf } from './run-visits.ts'

export type RenderedPictures = {
  readonly renderings: number
  readonly errors: readonly string[]
}

const EVERY_MS = 4000
/** None of these is prerendered, nor a part of the demo. */
const FORMS = [
  { width: 1024, format: 'webp' },
  { width: 1024, format: 'jpeg' },
  { width: 720, format: 'jpeg' },
] as const

/** Addresses without width and format, of all pictures. */
export const findPictures = async (query: RunQuery): Promise<readonly string[]> =>
  (await query(`select hash, name from pictures where deleted_at is null order by hash`)).map(({ hash, name }) =>
    pictureHref(String(hash), String(name)),
  )

/** Until the signal. */
export async function renderPictures(
  shopUrl: string,
  pictures: readonly string[],
  signal: AbortSignal,
): Promise<RenderedPictures> {
  let renderings = 0
  const errors: string[] = []
  const render = async (number: number) => {
    const [href = '', form = FORMS[0]] = [pictures[number % pictures.length], FORMS[number % FORMS.length]]
    const address = imageAddress({ href, width: form.width }, form.format)
    const answer = await fetch(shopUrl + address)
    await answer.arrayBuffer()
    if (answer.status !== 200) throw new Error(`${answer.status} GET ${address}`)
    renderings += 1
  }
  for (let number = 0; !signal.aborted; number += 1) {
    const startedAt = performance.now()
    await render(number).catch((error: unknown) => errors.push(messageOf(error)))
    await pause(Math.max(0, startedAt + EVERY_MS - performance.now()), undefined, { signal }).catch(() => {})
  }
  return { renderings, errors }
}
