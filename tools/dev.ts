/**
 * `npm run dev`: the shop with hot reload. Pages come from their sources through Vite and change in the open browser;
 * a change to a service or to the server restarts this process (`node --watch`), which takes less than a second.
 */
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createServer as createViteServer, isRunnableDevEnvironment } from 'vite'
import { bootstrapScript } from '../src/storefront/app/bootstrap-script.ts'
import { readConfig } from '../src/platform/config/read-config.ts'
import { openShop } from '../src/server/open-shop.ts'
import type { StorefrontEntry } from '../src/server/pages/page-source.ts'

process.env['NODE_ENV'] ??= 'development'

/** Hot reload for React, before anything that uses it. */
const PREAMBLE = [
  'import { injectIntoGlobalHook } from "/@react-refresh"',
  'injectIntoGlobalHook(window)',
  'window.$RefreshReg$ = () => {}',
  'window.$RefreshSig$ = () => (type) => type',
]

/** The same as a file: the policy of the desk allows no inline script. */
const DESK_PREAMBLE = '/@desk-preamble'

const { port } = readConfig(process.env)
/** From the port of the shop. */
const HOT_RELOAD = 10_000

const vite = await createViteServer({
  // A port of its own: with a second `npm run dev`, pages would reach the hot reload of the first. The same after a restart.
  server: { middlewareMode: true, hmr: { port: port === 0 ? await freePort() : port + HOT_RELOAD } },
  plugins: [
    {
      name: 'desk-preamble',
      resolveId: (id) => (id === DESK_PREAMBLE ? id : undefined),
      load: (id) => (id === DESK_PREAMBLE ? PREAMBLE.join('\n') : undefined),
    },
  ],
  logLevel: 'warn',
  // The other ways write a file beside the sources, which the watcher would take for a change.
  configLoader: 'native',
})
const { ssr } = vite.environments
if (!isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the storefront here')

/** What Vite's own index page would hold: hot reload for React first, then the application. */
const BOOTSTRAP = bootstrapScript({
  text: [...PREAMBLE, 'await import("/@vite/client")', 'await import("/src/storefront/app/entry-browser.tsx")'].join(
    '\n',
  ),
})

const DESK_ENTRY = '/src/desk/app/entry.tsx'

await openShop({
  source: {
    build: 'development',
    development: true,
    bootstrap: BOOTSTRAP,
    entry: () => ssr.runner.import<StorefrontEntry>('/src/storefront/app/entry-server.tsx'),
    assetsOf: () => ({ bootstrap: BOOTSTRAP, styles: stylesInUse(), modules: [], fonts: [] }),
  },
  desk: {
    development: true,
    entry: async () => ({ scripts: [DESK_PREAMBLE, '/@vite/client', DESK_ENTRY], modules: [], styles: [] }),
    files: async () => new Map(),
  },
  before: (request, response, next) => vite.middlewares(request, response, next),
})

/** The styles of every page seen so far, as links, so that the first paint is not bare. */
function stylesInUse(): readonly string[] {
  const urls = [...ssr.moduleGraph.urlToModuleMap.keys()].filter((url) => /\.css($|\?)/.test(url))
  return ['/src/storefront/ui/base.css', ...urls].map((url) => `${url}?direct`)
}

/** Free a moment ago. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return address.port
}
