import { join } from 'node:path'

/** The file of the embedded database. */
export const sqliteFile = (dataDir: string): string => join(dataDir, 'sockeye.sqlite')

export const lockFile = (file: string): string => `${file}.lock`
