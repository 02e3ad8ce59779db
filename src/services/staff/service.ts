/** Staff accounts: sign-in, sessions, enrolment. */
export type * from './staff-service.ts'
