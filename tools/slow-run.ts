/** What the slow tests proved when `npm run test:whole` ran last: the gate does not run them, and shows their proofs from this record. */
import { readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'

const RECORD = 'docs/slow-tests.json'

const slowProof = z.strictObject({ row: z.string(), isInPart: z.boolean(), file: z.string() })
const slowRun = z.strictObject({ ranOn: z.iso.date(), proofs: z.array(slowProof) })

export type SlowProof = Readonly<z.output<typeof slowProof>>
export type SlowRun = { readonly ranOn: string; readonly proofs: readonly SlowProof[] }

export async function readSlowRun(): Promise<SlowRun> {
  return slowRun.parse(JSON.parse(await readFile(RECORD, 'utf8')))
}

export async function writeSlowRun(found: readonly SlowProof[]): Promise<void> {
  const keyOf = ({ row, isInPart, file }: SlowProof) => `${row} ${file} ${isInPart}`
  const proofs = [...new Map(found.map((proof) => [keyOf(proof), proof])).entries()].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const record = { ranOn: new Date().toISOString().slice(0, 10), proofs: proofs.map(([, proof]) => proof) }
  await writeFile(RECORD, `${JSON.stringify(record, undefined, 2)}\n`)
}

/** Proofs whose file no longer exists or no longer names the row: removed since, or renamed. */
export async function staleProofs({ proofs }: SlowRun): Promise<readonly string[]> {
  const stale = proofs.map(async ({ row, file }) => {
    const text = await readFile(file, 'utf8').catch(() => '')
    return text.includes(row) ? [] : [`${row} in ${file}`]
  })
  return (await Promise.all(stale)).flat()
}
