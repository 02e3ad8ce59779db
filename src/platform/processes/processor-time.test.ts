import { spawn } from 'node:child_process'
import { afterEach, expect, it } from 'vitest'
import { processorTimeMs } from './processor-time.ts'

const children: ReturnType<typeof spawn>[] = []
afterEach(() => children.splice(0).forEach((child) => child.kill('SIGKILL')))

const start = (script: string): number => {
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  children.push(child)
  return child.pid ?? -1
}

it('counts what a process computes', async () => {
  const pid = start('for (;;) {}')
  await expect.poll(() => processorTimeMs(pid)).toBeGreaterThan(300)
})

it('does not know a process that is gone', () => {
  expect(processorTimeMs(2 ** 22 + 1)).toBeUndefined()
})
