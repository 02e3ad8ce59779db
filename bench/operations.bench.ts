/** How long read operations take on the bench set, on both databases (DSK-03). */
import { MIGRATIONS } from '../src/merchant/shop-schema.ts'
import { onBothDatabases } from './both-databases.ts'
import type { Finding } from './finding.ts'
import { timeReads } from './operations/time-reads.ts'

export const run = async (): Promise<readonly Finding[]> => (await onBothDatabases(MIGRATIONS, timeReads)).flat()
