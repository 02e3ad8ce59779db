/** A real shop for a test: its own process, a free port, a data folder of its own. Ends by its own process id. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { raisedSetting } from './raised-limits.ts'

export type Shop = {
  readonly url: string
  readonly port: number
  readonly pid: number
  /** Where its database is, unless it has another. */
  readonly dataDir: string
  /** Every line the shop wrote, plain or structured. */
  readonly lines: readonly string[]
  /** Stops it and waits until it has ended; returns its exit code. */
  stop(): Promise<number | null>
}

export type Settings = Readonly<Record<string, string>>

/** Settings of a shop with other data than the demo's on SQLite. */
const OTHER_DATA = ['DATA_DIR', 'DATABASE_URL', 'DEMO_SHOP']

/** All visitors of a test have the address of this machine. A test of limits sets RATE_LIMITS itself; empty means the defaults. */
const ONE_ADDRESS = raisedSetting('client')

/** The built one starts with less than half of the CPU time of the sources. */
const BUILT_SHOP = 'dist/server/main.js'

/**
 * `entry` is the built shop, or the one for developers. Pictures are rendered on request: hundreds of them would overload
 * the machine. The demo's data is copied where a run has prepared it; a test of the first start names an empty DATA_DIR.
 */
export async function startShop(
  settings: Settings = {},
  entry = BUILT_SHOP,
  /** Of the tree that the shop is in. */
  folder = '.',
  nodeOptions: readonly string[] = [],
): Promise<Shop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sockeye-'))
  const filled = process.env['FILLED_SHOP']
  if (filled && !OTHER_DATA.some((name) => name in settings)) await cp(filled, dataDir, { recursive: true })
  const child = spawn(process.execPath, [...nodeOptions, entry], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      IMAGE_AHEAD: 'false',
      DRAIN_SECONDS: '0',
      METRICS_TOKEN,
      RATE_LIMITS: ONE_ADDRESS,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  const lines: string[] = []
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line)
      const address = /open at (\S+)/.exec(line)?.[1]
      if (address) resolve(address)
    })
    child.once('exit', (code) => reject(new Error(`The shop ended with code ${code} before it was open`)))
  })
  return {
    url,
    port: Number(new URL(url).port),
    pid: child.pid ?? 0,
    dataDir,
    lines,
    async stop() {
      child.kill('SIGTERM')
      const [code] = await exited
      await rm(dataDir, { recursive: true, force: true })
      return typeof code === 'number' ? code : null
    },
  }
}

const METRICS_TOKEN = 'the-token-of-the-metrics-in-every-test'

/** What a shop that was started here has measured. */
export async function metricsOf({ url }: Pick<Shop, 'url'>): Promise<string> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
  return answer.text()
}

/** How a shop ended that did not open: its exit code, its standard error, and the codes of its log. */
type FailedStart = { readonly code: number | null; readonly stderr: string; readonly logged: readonly unknown[] }

/** Runs the shop where it is expected not to open. */
export async function failToStart(settings: Settings): Promise<FailedStart> {
  const child = spawn(process.execPath, [BUILT_SHOP], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stderr, lines, [code]] = await Promise.all([text(child.stderr), text(child.stdout), once(child, 'close')])
  const logged = lines.split('\n').flatMap((line): unknown[] => (line.startsWith('{') ? [JSON.parse(line).code] : []))
  return { code: typeof code === 'number' ? code : null, stderr, logged }
}
