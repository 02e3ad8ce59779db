/** Shoppers who add to their carts, from a second process on loopback: wrk with sixteen connections. */
import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number }

export type AddLoad = {
  readonly shopUrl: string
  readonly folder: string
  /** A cart each; a request goes to the next of them. */
  readonly tokens: readonly string[]
  /** What is set to one piece or two in turn: the size of the cart stays the same. */
  readonly ids: readonly string[]
  readonly seconds: number
}

export async function addLoad({ shopUrl, folder, tokens, ids, seconds }: AddLoad): Promise<Load> {
  const script = join(folder, 'add.lua')
  await writeFile(script, scriptOf(tokens, ids))
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    '-c16',
    `-d${seconds}s`,
    '--latency',
    '--timeout',
    '10s',
    '-s',
    script,
    `${shopUrl}/orderv1/carts`,
  ])
  // Fast rejections must not count.
  if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Errors under load:\n${stdout}`)
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
    p50: percentile(stdout, '50%'),
    p99: percentile(stdout, '99%'),
  }
}

const list = (texts: readonly string[]): string => `{${texts.map((text) => JSON.stringify(text)).join(',')}}`

const scriptOf = (tokens: readonly string[], ids: readonly string[]): string => `
local tokens, ids, count = ${list(tokens)}, ${list(ids)}, 0
request = function()
  count = count + 1
  local body = '{"products":[{"id":"' .. ids[count % #ids + 1] .. '","quantity":' .. (math.floor(count / #tokens) % 2 + 1) .. '}]}'
  local headers = { ['content-type'] = 'application/json', authorization = 'Bearer ' .. tokens[count % #tokens + 1] }
  return wrk.format('PUT', nil, headers, body)
end
`

/** Milliseconds. */
function percentile(stdout: string, name: string): number {
  const [, number, unit] = new RegExp(`${name}\\s+([\\d.]+)(us|ms|s)`).exec(stdout) ?? []
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN
  return Number(number) * scale
}
