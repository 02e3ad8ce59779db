/** Staff: what the time of a sign-in discloses, what a password hash costs, and lists of a long audit log. */
import type { Finding } from './finding.ts'
import { auditLists } from './staff/audit-lists.ts'
import { hashTimes, signInTimes } from './staff/sign-in-times.ts'

export async function run(): Promise<readonly Finding[]> {
  return [...(await signInTimes()), await hashTimes(), ...(await auditLists())]
}
