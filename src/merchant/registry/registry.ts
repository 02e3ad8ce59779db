/** All operations of the shop by their names. A mistake in a declaration fails at start, not when the operation is called. */
import { isPermission } from '../../contracts/staff/permissions.ts'
import type { RegisteredOperation } from '../declaration.ts'

export type Registry = {
  readonly operations: readonly RegisteredOperation[]
  readonly find: (name: string) => RegisteredOperation | undefined
}

const NAME = /^[a-z][a-z-]*(?:\.[a-z][a-z-]*)+$/

export function createRegistry(operations: readonly RegisteredOperation[]): Registry {
  const byName = new Map<string, RegisteredOperation>()
  for (const operation of operations) {
    const { name, permission } = operation
    if (!NAME.test(name)) throw new TypeError(`${name} cannot be the name of an operation`)
    if (byName.has(name)) throw new TypeError(`There are two operations ${name}`)
    if (!isPermission(permission)) throw new TypeError(`The operation ${name} has no permission of contracts/staff`)
    byName.set(name, operation)
  }
  return { operations, find: (name) => byName.get(name) }
}
