/** A catalogue of any number of rows, written as a stream. */
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import { COLUMNS } from '../../src/merchant/catalogue/columns.ts'
import { toRows, usedColumns } from '../../src/merchant/catalogue/csv-product.ts'
import { product, variant } from './catalogue-product.ts'

export async function writeLargeCatalogue(file: string, rows: number): Promise<void> {
  const numbered = (index: number) => product(`P${index}`, { variants: [variant(index, { sku: `P${index}-S` })] })
  const columns = usedColumns(COLUMNS, numbered(0))
  const out = createWriteStream(file)
  out.write(stringify([columns.map(({ name }) => name)]))
  for (let index = 0; index < rows; index += 1) {
    if (!out.write(stringify(toRows(columns, numbered(index))))) await once(out, 'drain')
  }
  out.end()
  await once(out, 'close')
}
