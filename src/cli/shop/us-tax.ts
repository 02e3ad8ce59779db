/** Sales tax of the United States: where it is collected, and a file of rates by ZIP. */
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import {
  readUsTaxOperation,
  saveNexusOperation,
  saveZipRatesOperation,
} from '../../merchant/documents/us-tax-operations.ts'
import { counted, printLine, table, valueOf } from '../content/print-result.ts'
import { UsageError } from '../run-command.ts'
import type { OneCommand } from '../run-one-of.ts'
import { withShopOperations } from '../run-operation.ts'
import { fileOf } from './shipping.ts'

export const usNexus: OneCommand = {
  name: 'tax us-nexus',
  takes: '[STATE on|off]',
  does: 'says whether sales tax is collected in a state, or lists what was said',
  help: 'Without a word about a state its tax is collected.\n',
  async run({ words: [state, wanted, ...rest] }) {
    if (rest.length > 0 || (state !== undefined && wanted !== 'on' && wanted !== 'off')) throw new UsageError()
    if (state === undefined) {
      const { nexus, zipRates } = valueOf(await withShopOperations(({ run }) => run(readUsTaxOperation, {})))
      const rows = nexus.map((one) => [one.state, one.collects ? 'on' : 'off'])
      if (rows.length > 0) process.stdout.write(table([['state', 'collected'], ...rows]))
      return printLine(`${counted(zipRates, 'rate')} of ZIP codes.`)
    }
    const given = { state: state.toUpperCase(), collects: wanted === 'on' }
    valueOf(await withShopOperations(({ run }) => run(saveNexusOperation, given)))
    return printLine(`${given.state}: sales tax is ${given.collects ? '' : 'not '}collected.`)
  },
}

const RATES_AT_ONCE = 5000

export const usRates: OneCommand = {
  name: 'tax us-rates',
  takes: 'FILE',
  does: 'takes rates of state, county and city together from a .csv file with the columns zip and percent',
  help: 'They replace those of an earlier file: 90001,9.5\n',
  async run({ words: [name, ...rest] }) {
    const file = fileOf(name, rest)
    const rates = readRates(await readFile(file, 'utf8'))
    const stored = await withShopOperations(async ({ run }) => {
      let count = 0
      for (let start = 0; start < rates.length; start += RATES_AT_ONCE) {
        const some = { rates: rates.slice(start, start + RATES_AT_ONCE), replaces: start === 0 }
        count = valueOf(await run(saveZipRatesOperation, some))
      }
      return count
    })
    return printLine(`${basename(file)}: ${counted(stored, 'rate')}.`)
  },
}

/** The first line may name the columns. */
function readRates(text: string) {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const rates = lines.slice(/^\D/.test(lines[0] ?? '') ? 1 : 0).map((line, index) => {
    const [, zip, percent] = /^"?(\d{5})"?[,;\t]\s*"?(\d{1,2}(?:\.\d{1,4})?)"?\s*$/.exec(line) ?? []
    if (zip === undefined) throw new UsageError(`Row ${index + 1}: must be a ZIP and a percentage, such as 90001,9.5`)
    return { zip, percent: Number(percent) }
  })
  if (rates.length === 0) throw new UsageError('The file has no rates.')
  return rates
}
