/**
 * The label of a product where it is only mentioned: as another colour, or as a suggestion. Labels of all products are
 * stored as bytes outside the heap and read one by one, to spare the garbage collector.
 */
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { Label, ProductDocument } from '../products/product-document.ts'
import { labelSchema } from '../products/product-document-schema.ts'

export type Labels = {
  readonly add: (product: number, document: ProductDocument) => void
  readonly read: (product: number) => Label | undefined
  /** Not copied: it changes with the labels. */
  readonly saved: () => SavedLabels
}

export type SavedLabels = {
  readonly pieces: readonly Uint8Array[]
  /** By product: its piece, or -1, and where its label stands in it. */
  readonly pieceOf: Int32Array
  readonly starts: Int32Array
  readonly ends: Int32Array
  /** How many bytes of the last piece are taken. */
  readonly used: number
}

const PIECE = 1 << 22

export function createLabels(count: number, known?: SavedLabels): Labels {
  const encoder = new TextEncoder()
  const decoder = new TextDecoder()
  const pieces = [...(known?.pieces ?? [])]
  const pieceOf = known?.pieceOf ?? new Int32Array(count).fill(-1)
  const starts = known?.starts ?? new Int32Array(count)
  const ends = known?.ends ?? new Int32Array(count)
  let used = known?.used ?? 0
  return {
    saved: () => ({ pieces: [...pieces], pieceOf, starts, ends, used }),
    add(product, { name, colour, images: [hero] }) {
      const label: Label = {
        name,
        colour: colour.primary,
        ...(hero === undefined ? {} : { hero: { href: hero.href, backgroundColor: hero.backgroundColor } }),
      }
      const text = JSON.stringify(label)
      // A code unit takes three bytes at most.
      if (used + text.length * 3 > (pieces.at(-1)?.length ?? 0)) {
        pieces.push(new Uint8Array(Math.max(PIECE, text.length * 3)))
        used = 0
      }
      const piece = pieces.at(-1)
      if (piece === undefined) return
      const { written } = encoder.encodeInto(text, piece.subarray(used))
      pieceOf[product] = pieces.length - 1
      starts[product] = used
      ends[product] = used + written
      used += written
    },
    read(product) {
      const piece = pieces[pieceOf[product] ?? -1]
      if (piece === undefined) return undefined
      const text = decoder.decode(piece.subarray(starts[product], ends[product]))
      return parseStoredJson(labelSchema, text, `label of product ${product}`)
    },
  }
}
