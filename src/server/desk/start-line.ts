/** What a start prints about the desk: how to sign in for the first time (STF-04). Never in the log, which others may read. */
import { demoAddress } from '../../contracts/staff/sign-in.ts'
import { DESK_PATH } from './route-desk.ts'

type Staff = {
  /** A new token; undefined where STF-04 allows none. */
  readonly demoLink: () => Promise<string | undefined>
  readonly hasAccounts: () => Promise<boolean>
}

/** Undefined where staff sign in by themselves. */
export async function startLine({ demoLink, hasAccounts }: Staff, deskUrl: string): Promise<string | undefined> {
  const token = await demoLink()
  if (token !== undefined) return `Desk of the demo, signed in as its owner: ${demoAddress(deskUrl, token)}`
  if (await hasAccounts()) return undefined
  return `The desk at ${deskUrl}${DESK_PATH} has no account: run npm run desk -- invite you@example.com --role owner`
}
