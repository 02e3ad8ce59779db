/** What the desk's server may do with staff: sign in, enrol, and look a session up. */
import type { ApiKeyActor, StaffActor } from '../../contracts/staff/actor.ts'
import type { StaffFailure } from '../../contracts/staff/failures.ts'
import type { RemoteServices, SessionView } from '../../contracts/staff/session-view.ts'
import type {
  LinkKind,
  PasskeyChallenge,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  TotpSetup,
} from '../../contracts/staff/sign-in.ts'
import type { Language } from '../../markets/languages/languages.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/open-database.ts'
import type { Log } from '../../platform/log/log.ts'
import type { Mailer } from '../../platform/mail/mail.ts'
import type { Result } from '../../platform/result.ts'
import type { TakenTicket } from './sessions/preview-tickets.ts'
import type { StaffTables } from './tables.ts'

export type StaffDeps = {
  readonly database: Database<StaffTables>
  readonly clock: Clock
  readonly log: Log
  /** Where the desk is reached, without a slash at its end and without /desk: passkeys are bound to its host, links lead there. */
  readonly deskUrl: () => string
  /** Unknown addresses are counted and audited as digests with a key derived from it. */
  readonly installationSecret: string
  /** Whether the demo link may exist: DEMO_SHOP is set and LIVE is not. */
  readonly isDemo: boolean
  /** What a session shows about the shop. */
  readonly remoteServices?: RemoteServices
  /** Sends mails. Without it they wait in the outbox for a process that has one. */
  readonly mail?: {
    readonly mailer: Mailer
    /** Called when there is something to send. */
    readonly wake: () => void
  }
}

/** Where a request comes from. `network` is the client's address by TRUSTED_PROXIES, as `senderIp` returns it. */
export type StaffClient = {
  readonly network: string
  readonly userAgent: string
  /** What the browser prefers; English without it. */
  readonly language?: Language
}

type From<Body> = Body & { readonly client: StaffClient }

/** A session of this token: the cookie is set to `token`, the body is `session`. */
export type SignedIn = { readonly token: string; readonly session: SessionView }

/** The recovery codes are there when the step confirmed the first authenticator app; they are shown once. */
export type Enrolled = SignedIn & { readonly recoveryCodes?: readonly string[] }

export type StaffSession = { readonly actor: StaffActor; readonly view: SessionView }

export type LinkOpened = {
  readonly kind: LinkKind
  readonly email: string
  readonly name: string
  /** With `invite` and `factors`: a session that reaches enrolment only. */
  readonly signedIn?: SignedIn
}

type Answer<Value> = Promise<Result<Value, StaffFailure>>

export type StaffService = {
  readonly sessions: {
    /**
     * Reads account, role and state on each call. Undefined: unknown, ended or revoked. A use extends the idle time, unless
     * `slides` is false: no GET changes a row (STF-20).
     */
    readonly find: (
      token: string,
      options?: { readonly slides?: false },
    ) => Promise<StaffSession | undefined | 'expired'>
    readonly end: (token: string) => Promise<void>
    /** Whether the session with this id, which is not its token, could still be used. Does not extend it. */
    readonly isOpen: (id: string) => Promise<boolean>
  }
  /** Opens previews of the shop: each ticket once, for a minute, while its session is open (DCO-05). */
  readonly previewTickets: {
    readonly create: (ticket: { readonly sessionId: string; readonly scope: string }) => Promise<string>
    readonly take: (ticket: string) => Promise<TakenTicket | undefined>
  }
  /** Undefined: unknown, expired or revoked. */
  readonly findApiKey: (key: string, network: string) => Promise<ApiKeyActor | undefined>
  readonly signIn: {
    readonly passkeyOptions: () => Promise<PasskeyChallenge<PasskeyRequestOptions>>
    readonly passkey: (given: From<{ challengeId: string; response: unknown }>) => Answer<SignedIn>
    readonly password: (given: From<{ email: string; password: string; code: string }>) => Answer<SignedIn>
    /** The same for every address; the mail is sent later, if at all. */
    readonly forgot: (given: From<{ email: string }>) => Promise<void>
    readonly link: (given: From<{ token: string }>) => Answer<LinkOpened>
    /** Keeps the second factor, ends all sessions, and does not sign in. */
    readonly resetPassword: (given: From<{ token: string; password: string }>) => Answer<void>
  }
  /** All of them take the token of the session; an unknown one is SIGNED_OUT, one with a factor needs a fresh one. */
  readonly enrolment: {
    readonly name: (token: string, given: { name: string; language: Language }) => Answer<SignedIn>
    readonly passkeyOptions: (token: string) => Answer<PasskeyChallenge<PasskeyCreationOptions>>
    readonly passkey: (
      token: string,
      given: { challengeId: string; response: unknown; label: string },
    ) => Answer<Enrolled>
    readonly password: (token: string, given: { password: string }) => Answer<Enrolled>
    readonly totp: (token: string) => Answer<TotpSetup>
    readonly confirmTotp: (token: string, given: { code: string }) => Answer<Enrolled>
  }
  /** Shows a factor again: the token is renewed and fresh for five minutes. */
  readonly confirm: {
    readonly options: (token: string) => Answer<PasskeyChallenge<PasskeyRequestOptions>>
    readonly run: (
      token: string,
      given: From<{ challengeId: string; response: unknown } | { code: string } | { demo: true }>,
    ) => Answer<SignedIn>
  }
  readonly signInToDemo: (given: From<{ token: string }>) => Answer<SignedIn>
  /** Jobs. The seal runs every second, purge every few hours. */
  readonly sealAudit: () => Promise<number>
  readonly purge: () => Promise<number>
  /** Stages mails about API keys that expire soon; how many keys. */
  readonly noticeExpiringKeys: () => Promise<number>
  /** Sends what is due; undefined without mail. */
  readonly sendDue: (() => Promise<number>) | undefined
}
