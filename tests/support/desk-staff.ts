/** Staff of a running demo: one member of each role, invited and enrolled over HTTP as persons would be. */
import { setInterval } from 'node:timers/promises'
import { z } from 'zod'
import { ROLES, type Role } from '../../src/contracts/staff/roles.ts'
import { deskClient, demoTokenIn, type DeskClient } from './desk-client.ts'
import { confirmAgain, enrolStaff, succeeded, type Enrolled } from './enrol-staff.ts'
import type { Shop } from './start-shop.ts'

export type StaffMember = Enrolled & { readonly browser: DeskClient }

export async function demoOwner({ url, lines }: Pick<Shop, 'url' | 'lines'>): Promise<DeskClient> {
  const browser = deskClient(url)
  succeeded(await browser.post('auth/demo', { token: await printedToken(lines) }))
  succeeded(await browser.post('auth/confirm', { demo: true }))
  return browser
}

const PRINTED_WITHIN_MS = 60_000

/** It is printed after the shop has opened. */
export async function printedToken(lines: readonly string[]): Promise<string> {
  const begun = Date.now()
  for await (const _ of setInterval(50)) {
    const token = demoTokenIn(lines)
    if (token !== undefined) return token
    if (Date.now() - begun > PRINTED_WITHIN_MS) break
  }
  throw new Error('The shop printed no link of the demo')
}

const invitation = z.object({ value: z.object({ link: z.string() }) })

/** The token in the link that the owner is shown. */
export async function inviteStaff(owner: DeskClient, email: string, role: Role): Promise<string> {
  const { value } = invitation.parse(succeeded(await owner.call('staff.invite', { email, role })))
  return value.link.split('#link=')[1] ?? ''
}

export async function enrolMember(owner: DeskClient, url: string, role: Role): Promise<StaffMember> {
  const browser = deskClient(url)
  const token = await inviteStaff(owner, `${role}@example.com`, role)
  return { browser, ...(await enrolStaff(browser, token)) }
}

/** The demo owner invites the first owner, which ends the demo. */
export async function enrolAllRoles(shop: Pick<Shop, 'url' | 'lines'>): Promise<Readonly<Record<Role, StaffMember>>> {
  const owner = await enrolMember(await demoOwner(shop), shop.url, 'owner')
  const members: [Role, StaffMember][] = [['owner', owner]]
  for (const role of ROLES.filter((one) => one !== 'owner')) {
    members.push([role, await enrolMember(owner.browser, shop.url, role)])
  }
  await confirmAgain(owner.browser, owner)
  const found = Object.fromEntries(members)
  if (!hasAllRoles(found)) throw new Error('A role has no member')
  return found
}

const hasAllRoles = (members: Partial<Record<Role, StaffMember>>): members is Record<Role, StaffMember> =>
  ROLES.every((role) => members[role] !== undefined)
