/** Search: how quick it is in shops of three sizes, what its index costs, and how it stands beside libraries. */
import { measureAll } from './discovery/measure-all.ts'
import type { Finding } from './finding.ts'

const COUNTS = [2000, 20_000] as const
const LARGEST = 100_000
/** What takes longest: libraries read a large shop for minutes, and to fill its database takes a while. */
const SHORT = { mostOfLibraries: 2000, ofService: 2000 } as const
const WHOLE = { mostOfLibraries: LARGEST, ofService: LARGEST } as const

export const leftOut = '100,000 products; libraries, and the whole service, with more than 2,000'

export const run = ({ isWhole }: { readonly isWhole: boolean }): Promise<readonly Finding[]> =>
  isWhole ? measureAll([...COUNTS, LARGEST], WHOLE) : measureAll(COUNTS, SHORT)
