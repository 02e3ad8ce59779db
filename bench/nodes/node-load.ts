/** Load on some nodes from wrk, and how many requests were answered. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scriptOf, type NodeRequest, type ScriptInput } from './node-scripts.ts'

/** Divides by one, two and three nodes. */
const CONNECTIONS = 12

export type Answered = { readonly requests: number; readonly seconds: number }

/** Throws when a request failed: rejections must not count. */
export async function loadNodes(
  kind: NodeRequest,
  seconds: number,
  folder: string,
  input: ScriptInput,
): Promise<Answered> {
  const script = join(folder, 'nodes.lua')
  await writeFile(script, scriptOf(kind, input))
  const { stdout } = await promisify(execFile)('wrk', [
    `-t${CONNECTIONS}`,
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    '--timeout',
    '20s',
    '-s',
    script,
    input.shopUrl,
  ])
  const [, requests, microseconds, failed] = /ANSWERED (\d+) in (\d+) failed (\d+)/.exec(stdout) ?? []
  if (failed !== '0' || stdout.includes('FAILURE')) throw new Error(`Errors under load of ${kind}:\n${stdout}`)
  return { requests: Number(requests), seconds: Number(microseconds) / 1_000_000 }
}
