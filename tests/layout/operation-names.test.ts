/** The audit log and the list of jobs name operations in the words of the staff member. */
import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { EN_OPERATIONS } from '../../src/desk/texts/en/operations.ts'
import { MERCHANT_REGISTRY } from '../../src/merchant/operations.ts'

/** Sign-in and enrolment are no operations of the registry; they write audit rows of their own. */
const ofSignIn = globSync('src/services/staff/sign-in/*.ts').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/operation: '([a-z.-]+)'/g)].map(([, name = '']) => name),
)

it('AUD-07 DSK-21 every operation that the log can contain has a name, and there is no name too many', () => {
  const known = new Set([...MERCHANT_REGISTRY.operations.map(({ name }) => name), ...ofSignIn])
  expect(Object.keys(EN_OPERATIONS).toSorted()).toEqual([...known].map((name) => `operation.${name}`).toSorted())
})
