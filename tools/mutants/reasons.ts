/**
 * Why a mutant may survive: one reviewed reason per mutant, in `reasons/<area>.json`. It is found by the line of the source, not by
 * its number, so that it stays when lines move and falls away when the line changes.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Judged } from './run-area.ts'

/** Of one line: the original and the replacement of each mutant that the reason is about. */
const reasonsOfArea = z.record(
  z.string(),
  z.array(
    z.strictObject({
      line: z.string(),
      reason: z.string().min(10),
      mutants: z.array(z.tuple([z.string(), z.string()])).min(1),
    }),
  ),
)

type Surviving = Pick<Judged, 'file' | 'code' | 'original' | 'replacement'>

const keyOf = ({ file, code, original, replacement }: Surviving): string =>
  [file, code, original, replacement].join('\n')

export type Reasons = {
  readonly of: (mutant: Surviving) => string | undefined
  /** Reasons that fit none of these: their line has changed, or a test fails now. */
  readonly unused: (survivors: readonly Surviving[]) => readonly string[]
}

export function readReasons(area: string): Reasons {
  const path = join(import.meta.dirname, 'reasons', `${area}.json`)
  const content: unknown = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const reasons = new Map<string, string>()
  for (const [file, lines] of Object.entries(reasonsOfArea.parse(content))) {
    for (const { line, reason, mutants } of lines) {
      for (const [original, replacement] of mutants)
        reasons.set(keyOf({ file, code: line, original, replacement }), reason)
    }
  }
  return {
    of: (mutant) => reasons.get(keyOf(mutant)),
    unused: (survivors) => [...new Set(reasons.keys()).difference(new Set(survivors.map(keyOf)))],
  }
}
