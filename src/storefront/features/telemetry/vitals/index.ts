/** Web vitals of a visit, sent to the shop only. Never measured without consent, and without any id of the visitor. */
export { startVitals } from './start-vitals.ts'
