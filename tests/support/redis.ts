/** A Redis server of its own, from Debian's package, in memory only. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findOrInstallProgram } from './debian-program.ts'
import { freePort } from './free-port.ts'

export type RunningRedis = {
  readonly url: string
  readonly pid: number
  /** Killed, with all it had in memory. */
  readonly kill: () => Promise<void>
  /** After `kill`, at the same address. */
  readonly startAgain: () => Promise<void>
  readonly stop: () => Promise<void>
}

export async function startRedis(): Promise<RunningRedis> {
  const program = findOrInstallProgram('redis-server')
  const folder = mkdtempSync(join(tmpdir(), 'sockeye-redis-'))
  const port = await freePort()
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder]
  const start = async (): Promise<ChildProcess> => {
    const child = spawn(program, flags, { stdio: ['ignore', 'pipe', 'inherit'] })
    const lines: string[] = []
    await new Promise<void>((resolve, reject) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        lines.push(line)
        if (line.includes('Ready to accept connections')) resolve()
      })
      child.once('exit', () => reject(new Error(`Redis did not start:\n${lines.join('\n')}`)))
    })
    return child
  }
  let server = await start()
  const endWithUs = () => server.kill('SIGKILL')
  process.once('exit', endWithUs)
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill('SIGKILL')
    await exited
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    get pid() {
      return server.pid ?? 0
    },
    kill,
    async startAgain() {
      server = await start()
    },
    async stop() {
      process.removeListener('exit', endWithUs)
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
