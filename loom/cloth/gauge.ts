/** How fine the cloth is knitted, as it is seen: a stuffed sock is stretched. All in millimetres. */

/** A wale is a column of stitches, a course is a row: the width and the height of one stitch. */
export const WALE = 1.08
export const COURSE = 0.84

/** How much larger motifs are on the foot than on the machine. */
export const STRETCH = 1.3
