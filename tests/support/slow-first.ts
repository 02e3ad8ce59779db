/** The order of the unit run: the longest begins first, so that no core waits for it at the end. */
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Longest first. The sizes of files, which a first run would use, do not predict the duration. */
const LONG = [
  'tests/faults/large-import',
  'tests/http/',
  'tests/relevance/',
  'tests/contract/content-command',
  'tests/contract/catalogue-command',
  'tests/faults/',
  'tests/contract/',
  'loom/',
]

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONG.findIndex((part) => moduleId.includes(`/${part}`))
  return place < 0 ? LONG.length : place
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}
