/**
 * Reports errors of the browser to the shop and, where one is configured and allowed, to an error report service. It
 * never sends who was affected, and never disturbs the page.
 */
export { startErrorReports } from './start-error-reports.ts'
