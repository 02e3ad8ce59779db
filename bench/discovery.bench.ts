/** Search: how quick it is in shops of three sizes, what its index costs, and how it stands beside libraries. */
import { measureAll } from './discovery/measure-all.ts'
import type { Finding } from './finding.ts'

const COUNTS = [2000, 20_000, 100_000] as const
const SERVICE_COUNT = 100_000

export const run = (): Promise<readonly Finding[]> => measureAll(COUNTS, SERVICE_COUNT)
