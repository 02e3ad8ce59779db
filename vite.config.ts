import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** What every page needs, in two files instead of ten: React changes rarely and stays cached, the shell is ours. */
const SHARED = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'shell', test: /src\/storefront\/(ui|features\/(brand|layout|markets)|texts\/(fill|texts-context))/ },
]

/**
 * Two builds of the storefront: what the browser loads, with a manifest that tells the server which files a page
 * needs, and what the server renders with. The server itself runs from its sources.
 */
export default defineConfig(({ command }) => ({
  appType: 'custom',
  publicDir: false,
  plugins: [react()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        rolldownOptions: {
          input: 'src/storefront/app/entry-browser.tsx',
          output: { codeSplitting: { groups: SHARED } },
        },
      },
    },
    ssr: {
      // In the build React becomes part of the bundle, in its production form, whatever the environment says.
      resolve: command === 'build' ? { noExternal: true } : {},
      build: {
        outDir: 'dist/ssr',
        emitAssets: false,
        rolldownOptions: { input: 'src/storefront/app/entry-server.tsx' },
      },
    },
  },
}))
