/** What the descriptions of all services have in common. Server only. */
import { SERVICE_KEY_HEADER } from './service-key.ts'

type Described = {
  readonly title: string
  readonly description: string
  readonly paths: object
  readonly components: object
}

/** Internal operations over the network. */
export const SERVICE_KEY_SCHEME = {
  type: 'apiKey',
  in: 'header',
  name: SERVICE_KEY_HEADER,
  description: 'The SERVICE_KEY that the processes of one shop share.',
} as const

const openApiDocument = ({ title, description, paths, components }: Described): object => ({
  openapi: '3.1.0',
  info: { title, description, version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  tags: [
    { name: 'public', description: 'Open to visitors.' },
    { name: 'between services', description: 'Only for services that have the key of the shop.' },
  ],
  paths,
  components,
})

/** Memoized: building it takes a while, and it does not change while the service runs. */
export function cachedDescription(describe: () => Described): () => object {
  let cached: object | undefined
  return () => (cached ??= openApiDocument(describe()))
}
