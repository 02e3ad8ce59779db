/** Of the picture that is looked at. Enlarged it begins as the same one, which is there already. */
export const LARGE_SIZES = '(min-width: 1680px) 840px, (min-width: 960px) 50vw, 100vw'
