/** How fast the shop felt to a visitor, told to the shop alone. It never measures without consent, nor tells who it was. */
export { startVitals } from './start-vitals.ts'
