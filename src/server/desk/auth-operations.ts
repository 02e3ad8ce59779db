/** The routes below /desk/auth: how staff sign in, enrol and confirm who they are. All of them change rows, so all but one are POST. */
import { z } from 'zod'
import { operation, type Operation } from '../../contracts/operation.ts'
import { LANGUAGES } from '../../markets/languages/languages.ts'
import { passkeyAssertion, passkeyRegistration } from './passkey-schemas.ts'
import { DESK_PATH } from './route-desk.ts'

const path = <const Name extends string>(name: Name) => `${DESK_PATH}/auth/${name}` as const

const NOTHING = z.strictObject({})
/** One-time links and challenges are shorter. */
const token = z.string().min(1).max(200)
const challengeId = z.string().min(1).max(100)
const email = z.string().min(3).max(254)
/** The rules of passwords are of the staff service, which names each that is broken. */
const password = z.string().min(1).max(1000)
/** Of an authenticator app, or a recovery code with blanks or dashes. */
const code = z.string().min(1).max(60)

type Post = { readonly path: Operation['path']; readonly summary: string; readonly input: z.ZodType }

const post = <const Definition extends Post>(definition: Definition) =>
  operation({ method: 'POST', access: 'public', isPrivate: true, ...definition })

export const AUTH_OPERATIONS = {
  readSession: operation({
    method: 'GET',
    path: path('session'),
    access: 'public',
    isPrivate: true,
    summary: 'The signed-in account, its permissions and the end of its session',
  }),
  signInToDemo: post({
    path: path('demo'),
    summary: 'Sign in with the link of the demo',
    input: z.strictObject({ token }),
  }),
  passkeyOptions: post({ path: path('passkey/options'), summary: 'A challenge to sign in with', input: NOTHING }),
  signInWithPasskey: post({
    path: path('passkey'),
    summary: 'Sign in with a passkey',
    input: z.strictObject({ challengeId, response: passkeyAssertion }),
  }),
  signInWithPassword: post({
    path: path('password'),
    summary: 'Sign in with a password and a second factor',
    input: z.strictObject({ email, password, code }),
  }),
  forgotPassword: post({
    path: path('forgot'),
    summary: 'Send a link to a new password, if there is such an account',
    input: z.strictObject({ email }),
  }),
  openLink: post({ path: path('link'), summary: 'Open a one-time link', input: z.strictObject({ token }) }),
  resetPassword: post({
    path: path('reset-password'),
    summary: 'Choose a new password',
    input: z.strictObject({ token, password }),
  }),
  enrolName: post({
    path: path('enrol/name'),
    summary: 'Enrol: name and language',
    input: z.strictObject({ name: z.string().min(1).max(100), language: z.enum(LANGUAGES) }),
  }),
  enrolPasskeyOptions: post({
    path: path('enrol/passkey/options'),
    summary: 'A challenge to create a passkey with',
    input: NOTHING,
  }),
  enrolPasskey: post({
    path: path('enrol/passkey'),
    summary: 'Enrol: a passkey',
    input: z.strictObject({ challengeId, response: passkeyRegistration, label: z.string().max(100) }),
  }),
  enrolPassword: post({
    path: path('enrol/password'),
    summary: 'Enrol: a password',
    input: z.strictObject({ password }),
  }),
  enrolTotp: post({ path: path('enrol/totp'), summary: 'A secret for an authenticator app', input: NOTHING }),
  confirmTotp: post({
    path: path('enrol/totp/confirm'),
    summary: 'Enrol: an authenticator app',
    input: z.strictObject({ code }),
  }),
  confirmOptions: post({ path: path('confirm/options'), summary: 'A challenge to confirm with', input: NOTHING }),
  confirm: post({
    path: path('confirm'),
    summary: 'Show a factor again',
    input: z.union([
      z.strictObject({ challengeId, response: passkeyAssertion }),
      z.strictObject({ code }),
      z.strictObject({ demo: z.literal(true) }),
    ]),
  }),
  signOut: post({ path: path('sign-out'), summary: 'End the session', input: NOTHING }),
} as const

export type AuthOperations = typeof AUTH_OPERATIONS
