/**
 * Counts an order for the stored variants of the visitor (DIN-06). It reads the cookies by themselves: with the list of experiments,
 * that list would be a file of its own for every page. The server knows which of them run.
 */

/** `none` is stored for visitors who take no part. */
const VARIANTS = /(?:^|; )(?:__Host-)?exp_([a-z0-9-]+)=(?!none(?:;|$))([a-z0-9-]+)/g

/** Once for each order. What could not be loaded is not counted. */
export function countOrder(): void {
  for (const [, experiment = '', variant = ''] of document.cookie.matchAll(VARIANTS)) {
    import('./report-variant.ts')
      .then((file) => file.reportVariant(experiment, variant, 'order'))
      .catch(() => undefined)
  }
}
