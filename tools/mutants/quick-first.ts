/** Tables of cases before property tests: what a case has killed is not run again with many values. */
import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const hasProperties = ({ moduleId }: TestSpecification): boolean =>
  readFileSync(moduleId, 'utf8').includes('fast-check')

export class QuickFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => Number(hasProperties(one)) - Number(hasProperties(other)))
  }
}
