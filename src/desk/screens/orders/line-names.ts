import type { DeskOrder } from '../../api/order-schema.ts'
import type { Formats } from '../../formats/formats.ts'

type Units = readonly { readonly itemId: string; readonly quantity: number }[]

/** Units in words: "2 × Lemon Socks 36-40". */
export const lineNames = (
  { order }: Pick<DeskOrder, 'order'>,
  units: Units,
  formats: Pick<Formats, 'number'>,
): readonly string[] =>
  units.map(({ itemId, quantity }) => {
    const line = order.snapshot.lines.find((one) => one.itemId === itemId)
    return `${formats.number(quantity)} × ${line === undefined ? itemId : `${line.name} ${line.size}`.trim()}`
  })
