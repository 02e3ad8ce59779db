/** How the cart's client logs failures: bound by the code that creates the client, usually to the diagnostics log. */
import type { DiagnosticsLevel } from '../engagement/diagnostics.ts'

export type CartLog = (
  code: string,
  details: { readonly message: string; readonly data?: unknown; readonly level: DiagnosticsLevel },
) => void
