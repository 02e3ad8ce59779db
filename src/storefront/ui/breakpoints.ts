/** Screen widths, in pixels, at which the layout changes. */

/** UI-02. phoneBigger is smaller than phone; the names are given (T61). */
export const BREAKPOINTS = {
  phoneBigger: 425,
  phone: 480,
  phablet: 768,
  tablet: 960,
  laptop: 1024,
  desktop: 1440,
  desktopLarge: 1920,
} as const
