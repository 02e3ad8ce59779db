/** Staff accounts: sign-in, sessions, enrolment. */
export type * from './staff-service.ts'
export { openStaff } from './open-staff.ts'
