/** The settings a browser may see. Everything else of the configuration stays on the server. */
import type { Environment } from '../types.ts'

/** MKT-40: these five and no more. */
export interface PublicSettings {
  readonly brinkApiUrl: string
  readonly environment: Environment
  readonly searchUrl: string
  readonly releaseStage: string
  readonly chatBotId: string
}

/** Picks by name, so that a secret added to the configuration can never slip into a page. */
export function publicSettings(input: PublicSettings): PublicSettings {
  const { brinkApiUrl, environment, searchUrl, releaseStage, chatBotId } = input
  return { brinkApiUrl, environment, searchUrl, releaseStage, chatBotId }
}
