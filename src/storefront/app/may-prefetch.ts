/** Whether something may be fetched that may not be wanted in the end. */

/** Not in every browser, so not in the language's own types. */
declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
}

/** BLD-04: disabled on slow-2g, and for a visitor with data saving on. */
export const mayPrefetch = ({ connection }: Navigator): boolean =>
  connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true
