/** The shop as an installed app. It never changes what a page shows. */
export { startOfflinePage } from './offline-page.ts'
