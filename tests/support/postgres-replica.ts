/** A streaming replica of a server, made with pg_basebackup, which writes the statements that it runs to its log. */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { freePort } from './free-port.ts'
import { findPostgresBinaries } from './postgres-binaries.ts'
import { becomesReady, ended, ownerOfServer, type RunningPostgres } from './postgres.ts'

export type PostgresReplica = RunningPostgres & {
  /** Lines of its log, with the statements that were run here. */
  readonly lines: string[]
}

export async function startReplica(primary: Pick<RunningPostgres, 'url'>): Promise<PostgresReplica> {
  // Links in PATH may lead to some of the programs only.
  const binaries = dirname(realpathSync(join(findPostgresBinaries(), 'postgres')))
  const owner = ownerOfServer()
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-replica-'))
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const options = { cwd: folder, ...owner }
  const data = join(folder, 'data')
  const lines: string[] = []
  try {
    const { hostname, port: primaryPort } = new URL(primary.url)
    const source = ['-h', hostname, '-p', primaryPort, '-U', 'postgres']
    execFileSync(
      join(binaries, 'pg_basebackup'),
      [...source, '-D', data, '-R', '-X', 'stream', '-c', 'fast', '--no-sync'],
      { ...options, stdio: ['ignore', 'ignore', 'inherit'] },
    )
    const port = await freePort()
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      max_connections: 200,
      fsync: 'off',
      log_statement: 'all',
      log_line_prefix: '%a: ',
    }
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const start = async (): Promise<ChildProcess> => {
      const started = spawn(join(binaries, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      await becomesReady(started, (line) => lines.push(line))
      return started
    }
    let server = await start()
    const endWithUs = () => server.kill('SIGQUIT')
    process.once('exit', endWithUs)
    const url = new URL(primary.url)
    url.port = String(port)
    return {
      url: url.href,
      lines,
      get pid() {
        return server.pid ?? 0
      },
      shutDown: () => ended(server, 'SIGINT'),
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
