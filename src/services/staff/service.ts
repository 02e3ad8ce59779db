/**
 * Staff accounts: sign-in, sessions, enrolment. What a shop needs before anyone uses its desk is small; the rest is loaded by
 * `openStaff` (DSK-04).
 */
import type { StaffDeps, StaffService } from './staff-service.ts'

export type * from './staff-service.ts'
export { createDemoLink, hasEnrolledAccount } from './sign-in/demo-link.ts'
export { hasEndingKeys, hasStaffRows, hasStaffWork } from './staff-work.ts'

export const openStaff = async (deps: StaffDeps): Promise<StaffService> =>
  (await import('./open-staff.ts')).openStaff(deps)
