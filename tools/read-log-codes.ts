/** Reads the catalogues of log codes: every export of a file called log-codes.ts in src/. */
import { glob } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'

const catalogues = z.record(
  z.string(),
  z.record(
    z.string(),
    z.strictObject({
      code: z.string(),
      level: z.enum(['debug', 'info', 'warn', 'error', 'fatal']),
      message: z.string(),
      meaning: z.string(),
      action: z.string().optional(),
    }),
  ),
)

export type ReadLogCode = z.infer<typeof catalogues>[string][string] & {
  /** The file, and the names in code: `PAYMENT_LOG`, `amountDiffers`. */
  readonly file: string
  readonly catalogue: string
  readonly name: string
}

export async function readLogCodes(): Promise<readonly ReadLogCode[]> {
  const files = await Array.fromAsync(glob('src/**/log-codes.ts'))
  const read = await Promise.all(
    files.map(async (file) => {
      const exported = catalogues.parse({ ...(await import(pathToFileURL(resolve(file)).href)) })
      return Object.entries(exported).flatMap(([catalogue, codes]) =>
        Object.entries(codes).map(([name, code]) => ({ file, catalogue, name, ...code })),
      )
    }),
  )
  return read.flat().toSorted((a, b) => (a.code < b.code ? -1 : 1))
}
