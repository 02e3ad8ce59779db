/** What the browser is sent about the person who is signed in. */
import type { Language } from '../../markets/languages/languages.ts'
import type { Permission } from './permissions.ts'
import type { Role } from './roles.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** A service of the shop that the desk edits, unless it runs elsewhere. */
export type EditedService = 'commerce' | 'content' | 'discovery'

/** Services that run elsewhere, with the setting that names their address: the desk cannot edit them here (DSK-22). */
export type RemoteServices = Readonly<Partial<Record<EditedService, string>>>

export type SessionView = {
  readonly account: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly role: Role
    readonly language: Language
    readonly theme: Theme
    /** IANA name; null: the one of the browser. */
    readonly timeZone: string | null
    readonly demo: boolean
    readonly hasFactor: boolean
    readonly factors: { readonly passkeys: number; readonly totp: boolean; readonly recoveryCodes: number }
  }
  readonly permissions: readonly Permission[]
  readonly freshUntil: string | null
  /** The earlier of the two ends of the session: idle and absolute. */
  readonly expiresAt: string
  readonly remoteServices: RemoteServices
}
