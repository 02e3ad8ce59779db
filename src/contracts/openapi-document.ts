/** What the descriptions of all services have in common. Server only. */

type Described = {
  readonly title: string
  readonly description: string
  readonly paths: object
  readonly components: object
}

const openApiDocument = ({ title, description, paths, components }: Described): object => ({
  openapi: '3.1.0',
  info: { title, description, version: '1.0.0', license: { name: 'MIT', identifier: 'MIT' } },
  servers: [{ url: '/' }],
  tags: [
    { name: 'public', description: 'Open to visitors.' },
    { name: 'between services', description: 'Not reachable from outside.' },
  ],
  paths,
  components,
})

/** Made once, when first asked for: it takes a while, and does not change while the service runs. */
export function keptDescription(describe: () => Described): () => object {
  let kept: object | undefined
  return () => (kept ??= openApiDocument(describe()))
}
