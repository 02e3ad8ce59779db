import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const COMMERCE = 'src/services/commerce'
/** Lines of test per line of code. */
const MIN_RATIO = 0.5

const linesOf = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + readFileSync(join(COMMERCE, file), 'utf8').split('\n').length - 1, 0)

it('HSE-23 commerce has at least half a line of unit test beside each line of its code', () => {
  const files = readdirSync(COMMERCE, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'))
  const isTest = (file: string) => file.endsWith('.test.ts')
  const [tests, code] = [linesOf(files.filter(isTest)), linesOf(files.filter((file) => !isTest(file)))]
  expect(code).toBeGreaterThan(0)
  expect(tests / code).toBeGreaterThanOrEqual(MIN_RATIO)
})
