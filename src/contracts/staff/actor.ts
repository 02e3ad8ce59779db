/** Who acts: a staff member at the desk, the command line, a program with an API key, or a job of the shop. */
import type { Language } from '../../markets/languages/languages.ts'
import { grantOf, type Grant, type Permission } from './permissions.ts'
import type { Role } from './roles.ts'
import { SCOPE_PERMISSIONS, type ApiScope } from './scopes.ts'

export type StaffActor = {
  readonly kind: 'staff'
  readonly id: string
  readonly name: string
  readonly role: Role
  /** Names the session; it is not the token that opens it. */
  readonly sessionId: string
  /** Shortened: identifies a network, not a single connection. */
  readonly network: string
  /** Until when operations that need a fresh factor run without a new one. */
  readonly freshUntil: string | undefined
  readonly language: Language
  readonly demo: boolean
  /** False while a person enrols: only enrolment is open. The demo owner has none to show and counts as true. */
  readonly hasFactor: boolean
}

export type ApiKeyActor = {
  readonly kind: 'api-key'
  readonly id: string
  readonly scopes: readonly ApiScope[]
  /** Shortened. */
  readonly network: string
}

export type Actor =
  | StaffActor
  | ApiKeyActor
  | { readonly kind: 'cli'; readonly user: string }
  | { readonly kind: 'system'; readonly job: string }

/** The command line and the shop's own jobs act with the permissions of an owner. */
export function actorGrant(actor: Actor, permission: Permission): Grant | undefined {
  if (actor.kind === 'staff') return grantOf(actor.role, permission)
  if (actor.kind === 'api-key') return keyGrant(actor, permission)
  return grantOf('owner', permission)
}

const keyGrant = ({ scopes }: ApiKeyActor, permission: Permission): Grant | undefined =>
  scopes.some((scope) => SCOPE_PERMISSIONS[scope] === permission) ? {} : undefined

export const actorCan = (actor: Actor, permission: Permission): boolean => actorGrant(actor, permission) !== undefined

/** Orders of erased persons whose documents must be retained (DPR-04). */
export const seesRestricted = (actor: Actor): boolean =>
  actor.kind === 'staff' ? actor.role === 'owner' : actor.kind !== 'api-key'
