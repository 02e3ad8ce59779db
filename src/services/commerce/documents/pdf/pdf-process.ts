/**
 * A process that makes PDF documents, one at a time, and does nothing else: fonts and compression take processor time that
 * visitors must not wait for. A crash here affects this process only.
 */
import type { JobReply } from '../../../../platform/processes/job-process.ts'
import type { PrintedDocument } from '../printed-document.ts'
import { drawDocument } from './draw-document.ts'
import type { MadePdf } from './make-pdf.ts'
import { unprintableIn } from './pdf-fonts.ts'

process.on('message', (document: PrintedDocument) => {
  void reply(document).then((answer) => process.send?.(answer))
})
// The parent process has exited: no caller waits for a result any more.
process.on('disconnect', () => process.exit(0))

async function reply(document: PrintedDocument): Promise<JobReply<MadePdf>> {
  try {
    const unprintable = unprintableIn(textsIn(document))
    if (unprintable.length > 0) return { ok: true, value: { unprintable } }
    return { ok: true, value: { bytes: await drawDocument(document) } }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) }
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
