/** Varnish as the CDN of a shop, with deploy/varnish.vcl, from Debian's package. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findOrInstallProgram } from './debian-program.ts'
import { freePort } from './free-port.ts'

export type Varnish = {
  readonly url: string
  /** Until `startAgain`, with an empty cache then. */
  readonly shutDown: () => Promise<void>
  readonly startAgain: () => Promise<void>
  readonly stop: () => Promise<void>
}

const POLL_MS = 50

export async function startVarnish(shopPort: number): Promise<Varnish> {
  const program = findOrInstallProgram('varnishd', 'varnish')
  const folder = await mkdtemp(join(tmpdir(), 'sockeye-varnish-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const rules = join(folder, 'shop.vcl')
  const deployed = await readFile('deploy/varnish.vcl', 'utf8')
  await writeFile(rules, deployed.replace('"3000"', `"${shopPort}"`))
  const flags = [
    '-F',
    '-j',
    'none',
    '-n',
    join(folder, 'work'),
    '-a',
    `127.0.0.1:${port}`,
    '-f',
    rules,
    '-s',
    'malloc,16m',
  ]
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(program, flags, { stdio: 'ignore' })
    while (!(await isUp(url))) {
      if (child.exitCode !== null) throw new Error(`Varnish ended with code ${child.exitCode}`)
      await pause(POLL_MS)
    }
    return child
  }
  let server = await start()
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const shutDown = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGTERM')
    await exited
  }
  return {
    url,
    shutDown,
    async startAgain() {
      server = await start()
    },
    async stop() {
      process.removeListener('exit', endWithUs)
      await shutDown()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/`, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
