/**
 * The shapes of socks, in millimetres, seen from the side with the toe to the right. A sock is a row of sections from
 * the cuff to the toe; each goes from the front (shin, instep) to the back (calf, heel, sole). They fan out around the
 * ankle, which is why the pattern follows the foot.
 */

export type Section = readonly [frontX: number, frontY: number, backX: number, backY: number, halfDepth: number]

export type Silhouette = {
  readonly sections: readonly [Section, ...Section[]]
  /** Which section ends in the tip of the heel; a fraction lies between two. */
  readonly heel: number
  /** How far the heel pocket reaches to either side of that section, along the middle of the sock. */
  readonly heelReach: number
  /** Where the pocket begins, between the front (1) and the back (-1). */
  readonly heelPoint?: number
  /** How round the end is: the length of the cap behind the last section. */
  readonly cap: number
  /** How pointed the end is: near 0 it is cut square like a fold, 1 is a half circle. */
  readonly point?: number
  /** Of the cloth, from its ends. */
  readonly cuff: number
  readonly toe: number
  /** The cuff is folded over by so much. */
  readonly turnover?: number
  /** How low the edge is cut at the sides, with a tab left standing at the heel. */
  readonly scoop?: number
}

export const SILHOUETTES = {
  crew: {
    sections: [
      [38, 0, -38, 0, 25],
      [39, 25, -39, 25, 23],
      [42, 62, -43, 62, 22],
      [43, 105, -44, 108, 21],
      [40, 145, -41, 152, 21],
      [41, 174, -38, 192, 21],
      [49, 194, -39, 230, 22],
      [61, 207, -24, 264, 23],
      [79, 217, 12, 286, 22],
      [107, 228, 62, 303, 21],
      [149, 243, 118, 320, 20],
      [188, 259, 164, 335, 18],
      [209, 269, 188, 340, 17],
    ],
    heel: 7,
    heelReach: 25,
    cap: 42,
    cuff: 34,
    toe: 52,
  },
  'knee-high': {
    sections: [
      [43, 0, -43, 0, 27],
      [44, 30, -45, 30, 25],
      [47, 90, -52, 90, 25],
      [47, 150, -54, 150, 24],
      [44, 220, -49, 222, 22],
      [39, 290, -42, 295, 21],
      [38, 332, -38, 345, 20],
      [40, 362, -36, 382, 20],
      [49, 383, -37, 420, 21],
      [61, 396, -22, 453, 22],
      [79, 406, 13, 474, 21],
      [107, 417, 62, 491, 20],
      [147, 431, 117, 506, 19],
      [184, 446, 161, 520, 17],
      [203, 455, 183, 525, 16],
    ],
    heel: 9,
    heelReach: 25,
    cap: 40,
    cuff: 40,
    toe: 50,
  },
  low: {
    sections: [
      [40, 0, -36, 6, 25],
      [40, 16, -37, 24, 23],
      [43, 40, -37, 54, 22],
      [50, 60, -40, 92, 22],
      [62, 74, -25, 128, 23],
      [80, 85, 12, 152, 22],
      [108, 96, 63, 170, 21],
      [152, 111, 121, 187, 20],
      [192, 127, 168, 202, 18],
      [213, 137, 192, 207, 17],
    ],
    heel: 4,
    heelReach: 25,
    cap: 43,
    cuff: 22,
    toe: 54,
  },
  sneaker: {
    sections: [
      [74, 50, -30, 8, 27],
      [82, 54, -38, 24, 28],
      [92, 58, -40, 48, 27],
      [103, 63, -29, 84, 26],
      [115, 68, 4, 108, 24],
      [132, 75, 52, 127, 22],
      [156, 85, 104, 145, 20],
      [184, 98, 150, 161, 18],
      [204, 108, 178, 171, 17],
    ],
    heel: 3,
    heelReach: 24,
    heelPoint: -0.42,
    cap: 42,
    cuff: 7,
    toe: 54,
    scoop: 13,
  },
  'kids-crew': {
    sections: [
      [34, 0, -34, 0, 24],
      [35, 20, -35, 20, 23],
      [38, 44, -39, 44, 23],
      [38, 72, -39, 76, 23],
      [38, 96, -36, 110, 23],
      [46, 114, -38, 142, 24],
      [57, 126, -24, 172, 25],
      [74, 135, 10, 190, 24],
      [98, 145, 52, 206, 23],
      [126, 157, 92, 222, 21],
      [146, 167, 120, 230, 20],
    ],
    heel: 6,
    heelReach: 22,
    cap: 40,
    cuff: 30,
    toe: 42,
  },
  'baby-grip': {
    sections: [
      [29, 0, -29, 0, 23],
      [30, 12, -30, 12, 23],
      [31, 27, -31, 28, 23],
      [31, 38, -31, 44, 23],
      [37, 50, -34, 66, 24],
      [47, 60, -20, 92, 25],
      [62, 66, 10, 106, 25],
      [82, 72, 44, 116, 23],
      [97, 79, 68, 125, 21],
    ],
    heel: 5,
    heelReach: 16,
    cap: 31,
    cuff: 26,
    toe: 30,
    turnover: 24,
  },
} as const satisfies Record<string, Silhouette>

export type SockSubject = keyof typeof SILHOUETTES

/** The longer side of a sock that lies on the table, in millimetres. */
export function extentOf({ sections, cap }: Silhouette): number {
  const across = sections.flatMap(([frontX, , backX]) => [frontX, backX])
  const down = sections.flatMap(([, frontY, , backY]) => [frontY, backY])
  return Math.max(Math.max(...across) - Math.min(...across) + cap, Math.max(...down) - Math.min(...down))
}
