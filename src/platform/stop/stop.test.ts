import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface Ended {
  code: number | null
  messages: string[]
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
    if (line.msg === 'ready' || line.msg === 'Stopping') child.kill(pending.shift() ?? 0)
  }
  return { code: await exit, lines, messages: lines.map(({ msg }) => String(msg)) }
}

describe('stop', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('%s closes in reverse order and exits with 0', async (signal) => {
    const { code, messages, lines } = await runAndStop('wait', signal)
    expect(messages).toEqual(['ready', 'Stopping', 'server closed', 'database closed', 'Stopped'])
    expect(lines[0]).toMatchObject({ stopping: false })
    expect(lines[1]).toMatchObject({ signal })
    expect(lines[3]).toMatchObject({ stopping: true })
    expect(code).toBe(0)
  })

  it.each(['throw', 'reject'])('an uncaught error (%s) is logged, closes and exits with 1', async (how) => {
    const { code, messages, lines } = await runAndStop(how)
    expect(messages.slice(-4)).toEqual([
      'Stopping because of an uncaught error',
      'server closed',
      'database closed',
      'Stopped',
    ])
    expect(lines.at(-4)).toMatchObject({ level: 'fatal', err: { message: 'uncaught' } })
    expect(code).toBe(1)
  })

  it('can be requested', async () => {
    const { code, messages } = await runAndStop('now')
    expect(messages).toContain('Stopped')
    expect(code).toBe(0)
  })

  it('what hangs is left behind and the rest is closed', async () => {
    const { code, messages } = await runAndStop('hang', 'SIGTERM')
    expect(messages.slice(-3)).toEqual(['Closing took too long', 'database closed', 'Stopped'])
    expect(code).toBe(0)
  })

  it('a second signal exits at once', async () => {
    const { code, messages } = await runAndStop('hang', 'SIGTERM', 'SIGINT')
    expect(messages.at(-1)).toBe('Second signal, exiting at once')
    expect(code).toBe(1)
  })
})
