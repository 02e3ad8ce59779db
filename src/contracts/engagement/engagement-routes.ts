/** Where the operations of engagement are. Without schemas, because clients run in the browser. */
import type { OperationRoute } from '../transport.ts'

export const LOG_DIAGNOSTICS = { method: 'POST', path: '/api/diagnostics/log' } as const satisfies OperationRoute
export const REPORT_VITALS = { method: 'POST', path: '/api/diagnostics/vitals' } as const satisfies OperationRoute
export const LOG_CONSENT = { method: 'POST', path: '/api/consents' } as const satisfies OperationRoute
export const COUNT_EXPERIMENT = { method: 'POST', path: '/api/experiments' } as const satisfies OperationRoute
export const SUBSCRIBE = { method: 'POST', path: '/api/newsletter' } as const satisfies OperationRoute
export const SEND_INQUIRY = { method: 'POST', path: '/api/inquiries' } as const satisfies OperationRoute
export const LOOK_UP_COUNTRY = { method: 'GET', path: '/api/country-code' } as const satisfies OperationRoute
export const READ_RATES = { method: 'GET', path: '/api/eurocon' } as const satisfies OperationRoute
