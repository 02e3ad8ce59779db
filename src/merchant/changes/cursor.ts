/** Where a reader of changes is. Opaque to it: it sends back what it got. */
export type ChangeKind = 'order' | 'shipment' | 'return' | 'stock' | 'product' | 'document'

const CURSOR = /^([a-z]+)\.([0-9a-z]{1,11})$/

export const writeCursor = (kind: ChangeKind, position: number): string => `${kind}.${position.toString(36)}`

/** Undefined for what no list of this kind has returned. */
export function readCursor(kind: ChangeKind, cursor: string): number | undefined {
  const [, named, digits = ''] = CURSOR.exec(cursor) ?? []
  const position = Number.parseInt(digits, 36)
  return named === kind && Number.isSafeInteger(position) ? position : undefined
}
