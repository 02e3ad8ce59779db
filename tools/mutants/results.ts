/** The result of the last run of each area, so that areas can be run at different times and in different places. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { z } from 'zod'
import type { AreaResult } from './report.ts'
import { instrumented, type Area } from './targets.ts'

const FOLDER = 'test-results'

const storedResult = z.strictObject({
  area: z.string(),
  date: z.iso.date(),
  mutants: z.array(
    z.strictObject({
      id: z.int(),
      file: z.string(),
      line: z.int(),
      code: z.string(),
      kind: z.string(),
      original: z.string(),
      replacement: z.string(),
      outcome: z.enum(['killed', 'timed out', 'survived', 'no coverage', 'not run']),
      isStatic: z.boolean(),
    }),
  ),
})

const pathOf = (area: string): string => `${FOLDER}/mutants-${area}.json`

export async function storeResult(result: AreaResult): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  await writeFile(pathOf(result.area), JSON.stringify(result))
}

/** Rejects where the area was not run, or where its sources have changed since. */
export async function readResult(area: Area): Promise<AreaResult> {
  const result = storedResult.parse(JSON.parse(await readFile(pathOf(area), 'utf8')))
  process.env['MUTANTS_AREA'] = area
  const { mutants } = await instrumented()
  const isSame = mutants.every(({ file, line, replacement }, id) => {
    const ran = result.mutants[id]
    return ran?.file === file && ran.line === line && ran.replacement === replacement
  })
  if (!isSame || mutants.length !== result.mutants.length) throw new Error(`${area} has changed since its run`)
  return result
}
