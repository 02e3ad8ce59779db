/**
 * The bundled copies of the shared content: the fallback for the shell of a page when the content service is
 * unreachable. `npm run content -- bundle` writes them from what is published.
 */
import type { Environment } from '../../markets/types.ts'
import { LAST_RESORT, type BundledStory, type SharedRegion } from '../../contracts/storefront/shared-region.ts'

type Copies = Partial<Record<SharedRegion, () => Promise<{ readonly default: readonly BundledStory[] }>>>

const everywhere: Copies = {
  de: () => import('./copies/de.json', { with: { type: 'json' } }),
  es: () => import('./copies/es.json', { with: { type: 'json' } }),
  eu: () => import('./copies/eu.json', { with: { type: 'json' } }),
  fr: () => import('./copies/fr.json', { with: { type: 'json' } }),
  gl: () => import('./copies/gl.json', { with: { type: 'json' } }),
  it: () => import('./copies/it.json', { with: { type: 'json' } }),
  nl: () => import('./copies/nl.json', { with: { type: 'json' } }),
  uk: () => import('./copies/uk.json', { with: { type: 'json' } }),
  us: () => import('./copies/us.json', { with: { type: 'json' } }),
}

/** Both environments have the same copies; one that needs its own says so here. */
const COPIES: Readonly<Record<Environment, Copies>> = { production: everywhere, staging: everywhere }

/** CNT-13 */
export async function bundledSharedContent(
  environment: Environment,
  region: SharedRegion,
  copies: Readonly<Record<Environment, Copies>> = COPIES,
): Promise<readonly BundledStory[]> {
  const copy = copies[environment][region] ?? copies[environment][LAST_RESORT]
  return copy ? (await copy()).default : []
}
