/** The version of the code, for processes of one shop that talk to each other. */
import manifest from '../../package.json' with { type: 'json' }

export const SHOP_VERSION: string = manifest.version
