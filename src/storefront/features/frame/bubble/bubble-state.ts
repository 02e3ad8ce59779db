/** What the fish says, how loud, for how long, and where its bubble hangs. Pure; the clock is in `bubble.ts`. */

/** SPB-01 */
export type BubbleState = {
  readonly variant: 'default' | 'highlight' | 'transaction'
  readonly message: string
  /** Milliseconds until it goes by itself; 0 stays until something else hides it (T57). */
  readonly time: number
  /** Least height in pixels; 0 is as high as its words. */
  readonly height: number
}

export type BubblePlace = 'logo' | 'search' | 'cart'

export type BubbleContent = Pick<BubbleState, 'variant' | 'message'> & Partial<BubbleState>

export const SILENCE: BubbleState = { variant: 'default', message: '', time: 0, height: 0 }

/** SPB-02 */
export const isVisible = ({ message }: BubbleState): boolean => message.trim() !== ''

const PLACES: Readonly<Record<BubbleState['variant'], BubblePlace>> = {
  default: 'logo',
  highlight: 'search',
  transaction: 'cart',
}

/** SPB-07 */
export const placeOf = ({ variant }: BubbleState): BubblePlace => PLACES[variant]
