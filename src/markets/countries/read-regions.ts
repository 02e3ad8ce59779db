/** Reads the regions of a country, written as 'code name' between commas because that is how a list can be proofread. */
import type { Region } from '../market-record.ts'

export function readRegions(text: string): readonly Region[] {
  return text.split(',').map((entry) => {
    const [code = '', ...name] = entry.trim().split(' ')
    return { name: name.join(' '), code }
  })
}
