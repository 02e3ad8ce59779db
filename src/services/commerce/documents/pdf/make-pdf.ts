/**
 * Makes PDFs of documents in a process of its own with a low priority (INV-10). It is started with the first one, makes one after
 * the other, and ends when it was idle for a while. How many may wait is limited: a flood of requests fails soon and costs little.
 */
import { startJobProcess, type JobProcess } from '../../../../platform/processes/job-process.ts'
import { fail, ok, type Result } from '../../../../platform/result.ts'
import type { PrintedDocument } from '../printed-document.ts'

export type PdfFailure =
  /** Too many wait already. */
  | { readonly code: 'BUSY' }
  /** No font has these characters, which are in a name or an address: the HTML document shows them. */
  | { readonly code: 'UNPRINTABLE'; readonly characters: readonly string[] }
  | { readonly code: 'FAILED'; readonly reason: string }

export type PdfResult = Result<Buffer<ArrayBuffer>, PdfFailure>

/** What the process answers. */
export type MadePdf = { readonly bytes: Uint8Array } | { readonly unprintable: readonly string[] }

export type PdfMaker = {
  /** Never rejects. */
  readonly make: (document: PrintedDocument) => Promise<PdfResult>
  /** Undefined while there is none. */
  readonly process: () => JobProcess<PrintedDocument, MadePdf> | undefined
  readonly close: () => Promise<void>
}

export type PdfMakerOptions = {
  readonly maxWaiting?: number
  /** Of processor time, for one document. */
  readonly jobMs?: number
  readonly idleMs?: number
  readonly nice?: number
}

const MODULE = new URL('./pdf-process.ts', import.meta.url)

/** Sixty lines with long names take 90 kB. */
const MAX_BYTES = 4 * 1024 * 1024

export function createPdfMaker(options: PdfMakerOptions = {}): PdfMaker {
  const { maxWaiting = 16, jobMs = 10_000, idleMs = 30_000, nice = 10 } = options
  let current: JobProcess<PrintedDocument, MadePdf> | undefined
  let idle: NodeJS.Timeout | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let waiting = 0

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = current
    current = undefined
    await ended?.end()
  }

  async function makeNext(document: PrintedDocument): Promise<PdfResult> {
    clearTimeout(idle)
    current = current?.alive ? current : startJobProcess({ module: MODULE, jobMs, nice })
    const done = await current.run(document)
    // An idle process does not delay the end of the shop.
    idle = setTimeout(() => void end(), idleMs).unref()
    return done.ok ? resultOf(done.value) : fail({ code: 'FAILED', reason: done.failure })
  }

  return {
    async make(document) {
      // One is being made.
      if (waiting > maxWaiting) return fail({ code: 'BUSY' })
      waiting += 1
      const made = turn.then(() => makeNext(document))
      turn = made
      const result = await made
      waiting -= 1
      return result
    },
    process: () => current,
    close: end,
  }
}

function resultOf(made: MadePdf): PdfResult {
  if ('unprintable' in made) return fail({ code: 'UNPRINTABLE', characters: made.unprintable })
  if (made.bytes.byteLength > MAX_BYTES) return fail({ code: 'FAILED', reason: 'The PDF is too large' })
  return ok(Buffer.from(made.bytes))
}

/** That of this process, for shoppers and staff. */
export const pdfMaker = createPdfMaker()
