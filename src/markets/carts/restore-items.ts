/** A cart from a link: items={productId}x{quantity},… as e-mails and adverts write it (CRT-24). */
import { QUANTITY_LIMIT } from './quantity-limit.ts'

export interface RestoreItem {
  /** The variant id, a barcode (CRT-40). */
  readonly productId: string
  readonly quantity: number
}

/** Entries that do not parse are skipped one by one (CRT-25); an empty answer means that nothing happens (CRT-27). */
export function parseRestoreItems(items: string): readonly RestoreItem[] {
  return items.split(',').flatMap((entry) => parseEntry(entry.trim()) ?? [])
}

/** The query once the items are in the cart: a reload must not add them again (CRT-28). */
export function withoutRestoreItems(query: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(query)
  rest.delete('items')
  return rest
}

/** CRT-28: split at the last x, because an id may contain one; quantity a plain integer from 1 to the limit. */
function parseEntry(entry: string): RestoreItem | undefined {
  const [, productId, digits] = /^(.+)x(\d{1,5})$/s.exec(entry) ?? []
  const quantity = Number(digits)
  if (!productId || !(quantity >= 1 && quantity <= QUANTITY_LIMIT)) return undefined
  return { productId, quantity }
}
