/** Changes as the audit log stores them: a personal one by the digests of its values. */
import { z } from 'zod'
import { parseStoredJson } from '../../../platform/stored-json.ts'
import type { StoredAudit } from './chain.ts'

const storedChanges = z.array(
  z.object({ field: z.string(), before: z.unknown(), after: z.unknown(), personal: z.literal(true).exactOptional() }),
)

export type StoredChange = z.output<typeof storedChanges>[number]

export const changesOf = ({ id, changes }: Pick<StoredAudit, 'id' | 'changes'>): readonly StoredChange[] =>
  parseStoredJson(storedChanges, changes, `changes of audit row ${id}`)

export const digestsOf = (changes: readonly StoredChange[]): readonly string[] =>
  changes
    .filter(({ personal }) => personal === true)
    .flatMap(({ before, after }) => [before, after])
    .filter((digest) => typeof digest === 'string')
