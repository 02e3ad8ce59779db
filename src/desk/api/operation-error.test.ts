import { expect, it } from 'vitest'
import { OperationError, unrelatedVersion } from './operation-error.ts'

const stale = (fields?: string[]) =>
  new OperationError(409, { code: 'STALE_VERSION', current: 4, ...(fields && { fields }) })

it.each([
  ['OPS-05 a change of another field leaves the edit as it is', stale(['price.EUR']), 4],
  ['OPS-05 a change of the same field is a conflict', stale(['price.EUR', 'stock.nl']), undefined],
  ['OPS-05 a change of unknown fields is a conflict', stale(), undefined],
  ['OPS-05 another failure has no version', new OperationError(409, { code: 'RUNNING' }), undefined],
])('%s', (_, error, version) => expect(unrelatedVersion(error, 'stock.nl')).toBe(version))
