/** A connection pooler in transaction mode before a PostgreSQL server, from Debian's package. */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { tryDebianPackage } from '../../tools/debian.ts'
import { freePort } from './free-port.ts'

export type Pgbouncer = { readonly url: string; readonly stop: () => Promise<void> }

/** `poolSize` connections to the server, whatever the number of clients. */
export async function startPgbouncer(databaseUrl: string, poolSize: number): Promise<Pgbouncer> {
  if (!isInstalled()) tryDebianPackage('pgbouncer')
  if (!isInstalled()) throw new Error('PgBouncer is not installed')
  const server = new URL(databaseUrl)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-pgbouncer-'))
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'trust',
    auth_file: join(folder, 'users.txt'),
    pool_mode: 'transaction',
    default_pool_size: poolSize,
    ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout',
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`)
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(
    file,
    ['[databases]', `* = host=${server.hostname} port=${server.port}`, '[pgbouncer]', ...lines].join('\n'),
  )
  writeFileSync(settings.auth_file, `"${server.username}" ""\n`)
  // Its own user reads them: it refuses to run as root.
  chmodSync(folder, 0o755)
  const user = process.getuid?.() === 0 ? ['-u', 'postgres'] : []
  const child = spawn('pgbouncer', [...user, file], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const exited = once(child, 'exit')
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  await new Promise<void>((resolve, reject) => {
    const printed: string[] = []
    createInterface({ input: child.stderr }).on('line', (line) => {
      printed.push(line)
      if (line.includes('process up')) resolve()
    })
    child.once('exit', () => reject(new Error(`PgBouncer did not start:\n${printed.join('\n')}`)))
  })
  server.port = String(port)
  return {
    url: server.href,
    async stop() {
      process.removeListener('exit', endWithUs)
      child.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isInstalled = (): boolean => spawnSync('pgbouncer', ['--version']).status === 0
