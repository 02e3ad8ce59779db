/** What passes between the shop and a render process. */
import type { ImageQuality } from '../../../markets/images/image-widths.ts'
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

export type RenderReply =
  | { readonly ok: true; readonly pictures: readonly Uint8Array[] }
  | { readonly ok: false; readonly reason: string }
