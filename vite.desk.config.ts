import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { LANGUAGES } from './src/markets/languages/languages.ts'
import { evaluateAtBuild } from './tools/evaluate-at-build.ts'

/**
 * Few files instead of a hundred: libraries that change rarely, what every screen needs, and what every list needs. Texts of a
 * language are a file of their own.
 */
const SHARED = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'aria',
    test: /node_modules\/(react-aria|react-stately|react-aria-components|@internationalized|@react-aria)\//,
  },
  {
    name: 'shared',
    test: /src\/(brand|contracts|markets|desk\/(api|app|drafts|formats|navigation|sign-in|ui|texts\/(?!\w\w(?:\.ts|\/))))|node_modules\/(zod|@tanstack\/(query-core|react-query))\//,
  },
  { name: 'lists', test: /src\/desk\/table\// },
]

/**
 * The build of the desk. A configuration of its own, so that nothing in it can change a byte of the storefront (DSK-01,
 * docs/adr/0054).
 */
export default defineConfig({
  appType: 'custom',
  publicDir: false,
  base: '/desk/',
  plugins: [react(), evaluateAtBuild(), ownLanguagesOnly()],
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    outDir: 'dist/desk',
    emptyOutDir: true,
    manifest: 'manifest.json',
    rolldownOptions: {
      input: 'src/desk/app/entry.tsx',
      output: {
        codeSplitting: { groups: SHARED },
      },
    },
  },
})

/** React Aria brings its texts in 34 languages; the desk has six. */
function ownLanguagesOnly(): Plugin {
  const languages: readonly string[] = LANGUAGES
  return {
    name: 'own-languages-only',
    enforce: 'pre',
    load(id) {
      const locale = /node_modules\/react-(?:aria|stately)[\w-]*\/.*\/(\w\w)-\w\w\.m?js$/.exec(relative('.', id))?.[1]
      return locale === undefined || languages.includes(locale) ? undefined : 'export default {}'
    },
  }
}
