/** What the descriptions of all services have in common. Server only. */
import { SERVICE_KEY_HEADER } from './service-key.ts'

type Described = {
  readonly title: string
  readonly description: string
  readonly paths: object
  readonly components: { readonly responses: object; readonly schemas: object; readonly securitySchemes?: object }
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
  components: { ...components, responses: usedBy(paths, components.responses) },
})

/** A service has its own selection of the shared responses. */
function usedBy(paths: object, responses: object): object {
  const text = JSON.stringify(paths)
  return Object.fromEntries(
    Object.entries(responses).filter(([name]) => text.includes(`"#/components/responses/${name}"`)),
  )
}

/** Memoized: building it takes a while, and it does not change while the service runs. */
export function cachedDescription(describe: () => Described): () => object {
  let cached: object | undefined
  return () => (cached ??= openApiDocument(describe()))
}
