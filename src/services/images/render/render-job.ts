/** What passes between the shop and a render process. */
import type { ImageQuality } from '../../../markets/images/image-widths.ts'
import type { JobReply } from '../../../platform/processes/job-process.ts'
import type { Result } from '../../../platform/result.ts'
import type { EncodedFormat } from '../address/choose-format.ts'

export type RenderSource =
  | { readonly kind: 'file'; readonly file: string; readonly opaque: boolean }
  | { readonly kind: 'drawing'; readonly name: string }

export type RenderOutput = {
  readonly format: EncodedFormat
  readonly quality: ImageQuality
  /** What shows through the holes; without one they stay. */
  readonly background: string | undefined
}

/** One picture at one width, in as many formats as are wanted: it is decoded or drawn once. */
export type RenderJob = {
  readonly source: RenderSource
  readonly width: number
  readonly outputs: readonly RenderOutput[]
}

/** One picture for each output. */
export type RenderReply = JobReply<readonly Uint8Array[]>

export type RenderFailure = {
  /** BUSY: too many wait already. CLOSED: the shop stops. CANCELLED: no caller waits. FAILED: this picture cannot be made. */
  readonly code: 'BUSY' | 'CLOSED' | 'CANCELLED' | 'FAILED'
  readonly reason: string
}

export type Rendered = Result<readonly Buffer[], RenderFailure>
