/**
 * Builds the server: a thousand small files, its own and those of packages, become a few large ones without types. Node
 * then starts it in half of the time (docs/adr/0032). Nothing is shortened: names in stack traces stay.
 */
import { relative } from 'node:path'
import { build, type Plugin } from 'vite'
import { forgetBuild, noteBuild, removeOld, SERVER, SERVER_FOLDER } from './builds.ts'

/** Native, or loaded by few shops and by these when they need it. */
const LEFT_OUT = ['sharp', 'svgo', 'pg', 'nodemailer', 'ioredis']

export async function buildServer(): Promise<void> {
  forgetBuild(SERVER)
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [whereItStood()],
    ssr: { noExternal: true, external: LEFT_OUT },
    build: {
      ssr: 'src/server/main.ts',
      outDir: SERVER_FOLDER,
      // A shop that runs may still have to read parts of what it was started from.
      emptyOutDir: false,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          // The sources are there.
          sourcemapExcludeSources: true,
        },
      },
    },
  })
  removeOld(SERVER_FOLDER)
  noteBuild(SERVER)
}

/** A module that uses import.meta.url looks for files beside its source, and these have not moved. */
function whereItStood(): Plugin {
  return {
    name: 'where-it-stood',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.includes('node_modules')) return undefined
      const source = JSON.stringify(relative(SERVER_FOLDER, id))
      return { code: code.replaceAll('import.meta.url', `new URL(${source}, import.meta.url).href`), map: null }
    },
  }
}
