/** The fish of the shop, for printing on paper: SVG elements in a box of 168 by 100. */

const BODY = 'M22 52C30 30 52 18 78 18c26 0 44 12 56 32-12 20-30 32-56 32-20 0-36-6-46-17'
const TAIL = 'M126 44c7-2 11-7 15-15l10 7c-4 8-10 13-19 16 9 3 15 8 19 16l-10 7c-4-8-8-13-15-15z'
const HEAD = 'M58 22C40 27 27 38 20 51c-3 2-7 3-9 6 3 3 8 3 12 3l-6 6c5 3 12 2 17 0 7 8 16 13 26 15-9-18-9-41-2-59z'
const FINS = 'M66 20c4-9 14-14 25-12 1 6-2 11-8 13zM74 81c2 7 8 12 17 12 2-6-1-11-7-13z'
const SCALES = 'M76 36q6 5 0 10M90 34q6 5 0 10M104 38q6 5 0 10M83 52q6 5 0 10M97 52q6 5 0 10M111 54q5 4 0 8'
const SOCK = 'M136 31l8-16c3-6 9-9 15-7l7 3c7 3 5 13-2 13h-5c-2 0-3 1-4 3l-6 13z'

type Inks = {
  readonly line: string
  readonly body: string
  readonly head: string
  readonly sock: string
  readonly eye: string
}

export function fishMark({ line, body, head, sock, eye }: Inks): string {
  return [
    `<g stroke="${line}" stroke-width="4.5" stroke-linejoin="round" stroke-linecap="round">`,
    `<path d="${TAIL}" fill="${body}"/><path d="${SOCK}" fill="${sock}"/>`,
    `<path d="${SOCK}" transform="matrix(1 0 0 -1 0 104)" fill="${sock}"/>`,
    `<path d="${FINS}" fill="${body}"/><path d="${BODY}" fill="${body}"/><path d="${HEAD}" fill="${head}"/>`,
    `<path d="${SCALES}M21 58q6 5 13 1" fill="none" stroke-width="3.5"/>`,
    `<circle cx="42" cy="42" r="7.5" fill="${eye}"/><circle cx="40" cy="41" r="3" fill="${line}"/></g>`,
  ].join('')
}
