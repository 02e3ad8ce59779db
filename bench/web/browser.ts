/** Starts a Chromium with a DevTools port and a temporary profile. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findOrInstallChromium } from '../../tools/chromium.ts'

export type Browser = { readonly port: number; stop(): Promise<void> }

export async function startBrowser(flags: readonly string[] = []): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'sockeye-web-'))
  const child = spawn(
    findOrInstallChromium(),
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...flags,
      'about:blank',
    ],
    // In a process group of its own: the executable may be a wrapper script, and killing that alone would leave the browser.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  )
  const { pid } = child
  if (pid === undefined) throw new Error('Chromium does not start')
  const port = await new Promise<number>((resolve, reject) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const found = /DevTools listening on ws:\/\/[^:]+:(\d+)\//.exec(line)?.[1]
      if (found !== undefined) resolve(Number(found))
    })
    child.once('exit', (code) => reject(new Error(`Chromium ended with code ${code}`)))
  })
  return {
    port,
    async stop() {
      const isThere = child.exitCode === null && child.signalCode === null
      if (isThere) {
        // Emitted once no process of the group can write to it any more.
        const closed = once(child, 'close')
        process.kill(-pid)
        await closed
      }
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
