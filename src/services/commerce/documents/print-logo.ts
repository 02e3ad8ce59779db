/** The logo on printed pages: lines in black, no coloured areas. The fish of the shop, drawn again for one colour. */
import { Html } from '../../../platform/html/html.ts'

export const LOGO_PATHS: readonly string[] = [
  'M22 52C30 30 52 18 78 18c26 0 44 12 56 32-12 20-30 32-56 32-20 0-36-6-46-17',
  'M66 20c4-9 14-14 25-12 1 6-2 11-8 13z',
  'M74 81c2 7 8 12 17 12 2-6-1-11-7-13z',
  'M58 22C40 27 27 38 20 51c-3 2-7 3-9 6 3 3 8 3 12 3l-6 6c5 3 12 2 17 0 7 8 16 13 26 15-9-18-9-41-2-59z',
  'M76 36q6 5 0 10M90 34q6 5 0 10M104 38q6 5 0 10M83 52q6 5 0 10M97 52q6 5 0 10M111 54q5 4 0 8M78 67q5 4 0 8M92 67q5 4 0 8',
  'M126 44c7-2 11-7 15-15l10 7c-4 8-10 13-19 16 9 3 15 8 19 16l-10 7c-4-8-8-13-15-15z',
  'M136 31l8-16c3-6 9-9 15-7l7 3c7 3 5 13-2 13h-5c-2 0-3 1-4 3l-6 13z',
  'M136 73l8 16c3 6 9 9 15 7l7-3c7-3 5-13-2-13h-5c-2 0-3-1-4-3l-6-13z',
  'M21 58q6 5 13 1M49.500 42a7.500 7.500 0 1 1-15 0 7.500 7.500 0 1 1 15 0',
]

/** The centre and the radius of its eye, the one filled area. */
export const LOGO_EYE = [41, 41, 3.6] as const

export const PRINT_LOGO = new Html(
  `<svg class="logo" viewBox="7 1 168 102" width="84" height="51" fill="none" stroke="#000" stroke-width="3" stroke-linejoin="round" stroke-linecap="round" aria-hidden="true"><path d="${LOGO_PATHS.join('')}"/><circle cx="${LOGO_EYE[0]}" cy="${LOGO_EYE[1]}" r="${LOGO_EYE[2]}" fill="#000"/></svg>`,
)
