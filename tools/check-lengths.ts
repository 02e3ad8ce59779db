/**
 * Fails when a function has more than 60 lines or a file more than 250 without a reason: a sentence that begins with
 * "Long:" in the doc comment of the function, or in the first comment of the file. A component above 120 lines has none.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { judgeLengths, type LengthFinding } from './judge-lengths.ts'

const RULES = {
  plugins: ['react'],
  categories: { correctness: 'off' },
  rules: { 'eslint/max-lines-per-function': ['error', { max: 60 }], 'eslint/max-lines': ['error', { max: 250 }] },
}

function findLong(folder: string): readonly LengthFinding[] {
  const scratch = mkdtempSync(join(tmpdir(), 'lengths-'))
  try {
    const config = join(scratch, 'oxlintrc.json')
    writeFileSync(config, JSON.stringify(RULES))
    const { stdout } = spawnSync('oxlint', ['-c', config, '-f', 'unix', folder], { encoding: 'utf8' })
    const lines = stdout.matchAll(/^([^:\n]+):(\d+):\d+: (The .*?function|File)(?: `(\w+)`)?.*?\((\d+)\)/gm)
    return [...lines].map(([, file = '', line, kind, name, length]) => ({
      file,
      line: Number(line),
      length: Number(length),
      ...(kind === 'File' ? {} : { name: name ?? '' }),
    }))
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const problems = findLong('src')
  .filter(({ file }) => !/\.test\.tsx?$|\/fixtures\//.test(file))
  .flatMap((finding) => judgeLengths(finding, readFileSync(finding.file, 'utf8')))
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exit(1)
console.log('Every long function and file has a reason')
