import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Ended {
  code: number | null
  codes: string[]
  lines: Record<string, unknown>[]
}

/** Real processes, because exit codes and signals are what is promised. */
async function runAndStop(how: string, ...signals: NodeJS.Signals[]): Promise<Ended> {
  const script = fileURLToPath(new URL('fixtures/stoppable-process.ts', import.meta.url))
  const child = spawn(process.execPath, [script, how], { stdio: ['ignore', 'pipe', 'inherit'] })
  const exit = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const lines: Record<string, unknown>[] = []
  const pending = [...signals]
  for await (const text of createInterface({ input: child.stdout })) {
    const line: Record<string, unknown> = JSON.parse(text)
    lines.push(line)
    // The first signal once it runs, the second once it is stopping.
    if (line.code === 'test.ready' || line.code === 'process.stopping') child.kill(pending.shift() ?? 0)
  }
  return { code: await exit, lines, codes: lines.map((line) => String(line.code)) }
}

describe('stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s closes in reverse order and exits with 0', async (signal) => {
    const { code, codes, lines } = await runAndStop('wait', signal)
    expect(codes).toEqual([
      'test.ready',
      'process.stopping',
      'test.server_closed',
      'test.database_closed',
      'process.stopped',
    ])
    expect(lines[0]).toMatchObject({ stopping: false })
    expect(lines[1]).toMatchObject({ signal })
    expect(lines[3]).toMatchObject({ stopping: true })
    expect(code).toBe(0)
  })

  it('~SCL-03 after SIGTERM everything stays open while it drains; a second signal ends it', async () => {
    const { codes } = await runAndStop('drain', 'SIGTERM', 'SIGINT')
    expect(codes).toEqual(['test.ready', 'process.stopping', 'process.second_signal'])
  })

  it('~SCL-03 at a terminal it does not drain', async () => {
    const { codes, code } = await runAndStop('drain', 'SIGINT')
    expect(codes.slice(-3)).toEqual(['test.server_closed', 'test.database_closed', 'process.stopped'])
    expect(code).toBe(0)
  })

  it.each(['throw', 'reject'])('an uncaught error (%s) is logged, closes and exits with 1', async (how) => {
    const { code, codes, lines } = await runAndStop(how)
    expect(codes.slice(-4)).toEqual([
      'process.uncaught_error',
      'test.server_closed',
      'test.database_closed',
      'process.stopped',
    ])
    expect(lines.at(-4)).toMatchObject({ level: 'fatal', err: { message: 'uncaught' } })
    expect(code).toBe(1)
  })

  it('can be requested', async () => {
    const { code, codes } = await runAndStop('now')
    expect(codes).toContain('process.stopped')
    expect(code).toBe(0)
  })

  it('what hangs is left behind and the rest is closed', async () => {
    const { code, codes } = await runAndStop('hang', 'SIGTERM')
    expect(codes.slice(-3)).toEqual(['process.closer_timeout', 'test.database_closed', 'process.stopped'])
    expect(code).toBe(0)
  })

  it('a second signal exits at once', async () => {
    const { code, codes } = await runAndStop('hang', 'SIGTERM', 'SIGINT')
    expect(codes.at(-1)).toBe('process.second_signal')
    expect(code).toBe(1)
  })
})
