/** Load from a second process on loopback, bounded in connections and time: wrk, from the distribution. */
import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { tryDebianPackage } from '../tools/debian.ts'

export function ensureWrk(): void {
  if (spawnSync('wrk', ['-v']).error === undefined) return
  tryDebianPackage('wrk')
  if (spawnSync('wrk', ['-v']).error === undefined) return
  console.error('This benchmark needs wrk: install it (Debian: apt-get install wrk).')
  process.exit(1)
}

export type LoadOptions = {
  readonly connections?: number
  readonly seconds?: number
  readonly headers?: readonly string[]
}

/** Requests per second. A status other than 2xx is an error: fast rejections must not count. */
export async function requestsPerSecond(url: string, options: LoadOptions = {}): Promise<number> {
  const { connections = 16, seconds = 4, headers = [] } = options
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    ...headers.flatMap((header) => ['-H', header]),
    url,
  ])
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Errors under load:\n${stdout}`)
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1])
}
