/** The archive of a finished export, as a file. It can be downloaded once. */
import * as z from 'zod/mini'
import { readOperation, writeOperation } from '../../api/call-operation.ts'
import { downloadBytes } from '../../ui/download.ts'

const exported = z.object({ id: z.string() })

export async function downloadExport(job: string): Promise<void> {
  const { result } = await readOperation('job.read', { id: job })
  const { id } = exported.parse(result)
  const outcome = await writeOperation('privacy.download', { id })
  if (outcome.kind === 'done') downloadBytes(outcome.value.name, outcome.value.file, 'application/zip')
}
