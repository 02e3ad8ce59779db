import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'

export interface RunningPostgres {
  /** Of the maintenance database; tests make their own beside it. */
  readonly url: string
  readonly pid: number
  /** Ends the server as an outage would: connections are cut, the data stays. `immediate`: as a crash would, without a checkpoint. */
  shutDown(mode?: 'fast' | 'immediate'): Promise<void>
  /** After `shutDown`, at the same address. */
  startAgain(): Promise<void>
  stop(): Promise<void>
}

interface Owner {
  uid: number
  gid: number
}

/** A real server in a folder of its own, on a free port of the loopback address. `durable` waits for the disk, as a shop would. */
export async function startPostgres({ durable = false }: { durable?: boolean } = {}): Promise<RunningPostgres> {
  const binaries = findPostgresBinaries()
  const owner = ownerOfServer()
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-postgres-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  try {
    // The working folder of the tests may be closed to the server's user.
    const options = { cwd: folder, ...owner }
    const data = join(folder, 'data')
    const setup = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync', ...localeOptions(binaries)]
    execFileSync(join(binaries, 'initdb'), ['-D', data, ...setup], {
      ...options,
      stdio: ['ignore', 'ignore', 'inherit'],
    })

    const port = await freePort()
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      // The tests kill our process, never this server: without waiting for the disk they run several times faster.
      fsync: durable ? 'on' : 'off',
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const start = async (): Promise<ChildProcess> => {
      const started = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await becomesReady(started)
      return started
    }
    let server = await start()
    const endWithUs = () => server.kill('SIGQUIT')
    process.once('exit', endWithUs)
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      get pid() {
        return server.pid ?? 0
      },
      shutDown: (mode = 'fast') => ended(server, mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
      async startAgain() {
        server = await start()
      },
      async stop() {
        process.removeListener('exit', endWithUs)
        await ended(server, 'SIGINT')
        rmSync(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** PostgreSQL refuses to run as root; packages bring a user of its own along. */
export function ownerOfServer(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  return { uid: idOfPostgres('-u'), gid: idOfPostgres('-g') }
}

function idOfPostgres(which: '-u' | '-g'): number {
  return Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }))
}

/** Sort by language, as most installations do: code that depends on byte order must fail here. */
function localeOptions(binaries: string): string[] {
  const version = execFileSync(join(binaries, 'postgres'), ['--version'], { encoding: 'utf8' })
  const major = Number(/\d+/.exec(version)?.[0])
  return major >= 15 ? ['--locale=C', '--locale-provider=icu', '--icu-locale=en'] : ['--locale=C']
}

/** The server logs that it is ready; nothing is polled and nothing sleeps. */
export async function becomesReady(server: ChildProcess, onLine: (line: string) => void = () => {}): Promise<void> {
  if (!server.stderr) throw new Error('The output of PostgreSQL is not piped')
  const lines: string[] = []
  let isReady = false
  const ready = Promise.withResolvers<void>()
  createInterface({ input: server.stderr }).on('line', (line) => {
    onLine(line)
    if (!isReady) lines.push(line)
    if (!/ready to accept (?:read-only )?connections/.test(line)) return
    isReady = true
    ready.resolve()
  })
  server.once('exit', () => ready.reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)))
  await ready.promise
}

export async function ended(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return
  const exit = new Promise((resolve) => server.once('exit', resolve))
  server.kill(signal)
  await exit
}
