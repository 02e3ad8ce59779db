/**
 * What goes wrong in a browser, told to the shop and, where one is configured and allowed, to a service for such reports. It
 * never tells who it went wrong for, and never gets in the way of anything.
 */
export { startErrorReports } from './start-error-reports.ts'
