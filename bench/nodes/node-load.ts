/** Load on some nodes from wrk, and how many requests were answered. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { scriptOf, type NodeRequest, type ScriptInput } from './node-scripts.ts'

/** Of a paced load to each node. */
const CONNECTIONS_PER_NODE = 4
/** Of a load that saturates the nodes, to all of them together; divides by one, two and three. */
const CONNECTIONS = 12

export type Answered = { readonly requests: number; readonly seconds: number }

/** Throws when a request failed: rejections must not count. */
export async function loadNodes(
  kind: NodeRequest,
  seconds: number,
  folder: string,
  input: ScriptInput,
): Promise<Answered> {
  const connections = input.pauseMs === undefined ? CONNECTIONS : CONNECTIONS_PER_NODE * input.ports.length
  const script = join(folder, 'nodes.lua')
  await writeFile(script, scriptOf(kind, input))
  const { stdout } = await promisify(execFile)('wrk', [
    `-t${connections}`,
    `-c${connections}`,
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
