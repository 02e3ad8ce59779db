/** Rows of a spreadsheet that are pasted into the grid of shipments: all three cells, or tracking numbers alone. Pure. */

export type ShipmentRow = { readonly number: string; readonly carrier: string; readonly trackingNumber: string }

type Named = { readonly id: string; readonly name: string }

const SEPARATORS = ['\t', ';', ','] as const

function cellsOf(row: string): readonly string[] {
  const separator = SEPARATORS.find((one) => row.includes(one))
  return (separator === undefined ? [row] : row.split(separator)).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  )
}

const plain = (number: string): string => number.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase()

/**
 * One cell per row fills the tracking numbers from `from` on, in the order of the grid; two are order and tracking number; three are
 * order, carrier and tracking number. Orders that the grid does not have are added at its end: the check names them.
 */
export function pasteTracking(
  rows: readonly ShipmentRow[],
  text: string,
  carriers: readonly Named[],
  from = 0,
): readonly ShipmentRow[] {
  const pasted = text
    .split(/\r\n|\r|\n/)
    .filter((row) => row.trim() !== '')
    .map(cellsOf)
  const isHead = pasted.length > 1 && (pasted[0]?.length ?? 0) > 1 && !/\d/.test(pasted[0]?.[0] ?? '')
  const next = [...rows]
  for (const [place, cells] of pasted.slice(isHead ? 1 : 0).entries()) {
    const [first = '', second = '', third] = cells
    if (cells.length === 1) {
      const row = next[from + place]
      if (row) next[from + place] = { ...row, trackingNumber: first }
      continue
    }
    const known = next.findIndex(({ number }) => plain(number) === plain(first))
    const row = next[known]
    const trackingNumber = third ?? second
    const named = third === undefined ? undefined : carrierOf(carriers, second)
    if (row) next[known] = { ...row, trackingNumber, carrier: named ?? row.carrier }
    else next.push({ number: first, trackingNumber, carrier: named ?? '' })
  }
  return next
}

/** By id or name, as people write them. An unknown one stays as it is written: the check names it. */
function carrierOf(carriers: readonly Named[], written: string): string | undefined {
  const wanted = written.toLowerCase()
  if (wanted === '') return undefined
  return carriers.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted)?.id ?? written
}

/** As the check of pasted rows reads them. */
export const asText = (rows: readonly ShipmentRow[]): string =>
  rows.map(({ number, carrier, trackingNumber }) => [number, carrier, trackingNumber].join('\t')).join('\n')
