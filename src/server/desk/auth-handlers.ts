/** What each route below /desk/auth does with the staff service: which function it calls, and what it answers. */
import type { z } from 'zod'
import type { StaffFailure } from '../../contracts/staff/failures.ts'
import { fail, ok, type Result } from '../../platform/result.ts'
import type { RateLimitAction } from '../../platform/rate-limit/policies.ts'
import type { Enrolled, SignedIn, StaffClient, StaffService } from '../../services/staff/service.ts'
import type { AuthOperations } from './auth-operations.ts'

export type AuthAnswer = {
  readonly body: unknown
  /** 200 without it. */
  readonly status?: 200 | 202
  /** The session from now on: the cookie is set to it. */
  readonly token?: string
  readonly isSignedOut?: true
}

type Name = keyof AuthOperations
type InputOf<Definition> = Definition extends { readonly input: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : unknown

export type AuthCall<Input> = {
  readonly staff: StaffService
  readonly input: Input
  /** Of the cookie; empty without one, which opens no session. */
  readonly token: string
  readonly client: StaffClient
}

export type AuthLimit = Extract<RateLimitAction, `staff.${string}`>

/** Declared as methods: handlers of all routes stand in one list, and each gets input that its own schema has checked. */
export type AuthHandler<Input> = {
  /** Undefined: reads only. */
  readonly limit?: AuthLimit
  handle(call: AuthCall<Input>): Promise<Result<AuthAnswer, StaffFailure>>
}

type Handlers = { readonly [Key in Name]: AuthHandler<InputOf<AuthOperations[Key]>> }

const SIGN_IN = 'staff.sign-in'
const OPTIONS = 'staff.passkey-options'

export const AUTH_HANDLERS: Handlers = {
  readSession: {
    async handle({ staff, token }) {
      const session = token === '' ? undefined : await staff.sessions.find(token, { slides: false })
      if (session === undefined || session === 'expired') return fail(signedOut(session))
      return ok({ body: session.view })
    },
  },
  signInToDemo: {
    limit: SIGN_IN,
    handle: async ({ staff, input, client }) => answered(await staff.signInToDemo({ ...input, client }), signedIn),
  },
  passkeyOptions: {
    limit: OPTIONS,
    handle: async ({ staff }) => ok({ body: await staff.signIn.passkeyOptions() }),
  },
  signInWithPasskey: {
    limit: SIGN_IN,
    handle: async ({ staff, input, client }) => answered(await staff.signIn.passkey({ ...input, client }), signedIn),
  },
  signInWithPassword: {
    limit: SIGN_IN,
    handle: async ({ staff, input, client }) => answered(await staff.signIn.password({ ...input, client }), signedIn),
  },
  forgotPassword: {
    limit: 'staff.forgot-password',
    async handle({ staff, input, client }) {
      await staff.signIn.forgot({ ...input, client })
      return ok({ body: {}, status: 202 })
    },
  },
  openLink: {
    limit: SIGN_IN,
    handle: async ({ staff, input, client }) =>
      answered(await staff.signIn.link({ ...input, client }), ({ kind, email, name, signedIn: session }) => ({
        body: { kind, email, name, ...(session && { session: session.session }) },
        ...(session && { token: session.token }),
      })),
  },
  resetPassword: {
    limit: SIGN_IN,
    handle: async ({ staff, input, client }) =>
      answered(await staff.signIn.resetPassword({ ...input, client }), () => ({ body: {} })),
  },
  enrolName: {
    limit: SIGN_IN,
    handle: async ({ staff, input, token }) => answered(await staff.enrolment.name(token, input), enrolled),
  },
  enrolPasskeyOptions: {
    limit: OPTIONS,
    handle: async ({ staff, token }) => answered(await staff.enrolment.passkeyOptions(token), plainly),
  },
  enrolPasskey: {
    limit: SIGN_IN,
    handle: async ({ staff, input, token }) => answered(await staff.enrolment.passkey(token, input), enrolled),
  },
  enrolPassword: {
    limit: SIGN_IN,
    handle: async ({ staff, input, token }) => answered(await staff.enrolment.password(token, input), enrolled),
  },
  enrolTotp: {
    limit: SIGN_IN,
    handle: async ({ staff, token }) => answered(await staff.enrolment.totp(token), plainly),
  },
  confirmTotp: {
    limit: SIGN_IN,
    handle: async ({ staff, input, token }) => answered(await staff.enrolment.confirmTotp(token, input), enrolled),
  },
  confirmOptions: {
    limit: OPTIONS,
    handle: async ({ staff, token }) => answered(await staff.confirm.options(token), plainly),
  },
  confirm: {
    limit: SIGN_IN,
    handle: async ({ staff, input, token, client }) =>
      answered(await staff.confirm.run(token, { ...input, client }), signedIn),
  },
  signOut: {
    async handle({ staff, token }) {
      if (token !== '') await staff.sessions.end(token)
      return ok({ body: {}, isSignedOut: true })
    },
  },
}

const answered = <Value>(
  result: Result<Value, StaffFailure>,
  answer: (value: Value) => AuthAnswer,
): Result<AuthAnswer, StaffFailure> => (result.ok ? ok(answer(result.value)) : result)

const signedIn = ({ token, session }: SignedIn): AuthAnswer => ({ body: session, token })

const enrolled = ({ token, session, recoveryCodes }: Enrolled): AuthAnswer => ({
  body: { session, ...(recoveryCodes && { recoveryCodes }) },
  token,
})

const plainly = (body: unknown): AuthAnswer => ({ body })

export const signedOut = (session: undefined | 'expired'): StaffFailure => ({
  status: 401,
  code: session === 'expired' ? 'SESSION_EXPIRED' : 'SIGNED_OUT',
})
