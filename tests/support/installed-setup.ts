import { ensureInstalled } from '../../tools/ensure-installed.ts'

/** For a run of vitest without the gate, which has installed them already. */
export function setup(): void {
  ensureInstalled('tests/conformance')
  ensureInstalled('tests/import-rules')
  ensureInstalled('tests/object-storage')
}
