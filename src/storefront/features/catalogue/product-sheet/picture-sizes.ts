/**
 * Of the picture that is looked at. Enlarged it begins as the same one, which is there already. On phones it is as wide as
 * the screen, less a pixel: many of them have 721 of them in a row, and the picture that is 720 wide will do.
 */
export const LARGE_SIZES = '(min-width: 1680px) 840px, (min-width: 960px) 50vw, calc(100vw - 1px)'
