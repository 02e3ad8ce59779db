/** The live exchange rates (PRC-13): units of each currency for one euro, as a plain table. Headers state its age. */
/** Before the first table is fetched (ERR-33). */
export const RATES_NOT_FETCHED = { code: 'RATES_NOT_FETCHED', message: 'Rates not fetched' } as const
