/** The live exchange rates (PRC-13): units of each currency for one euro, as a plain table. Headers tell how old it is. */
/** Before the first table has come (ERR-33). */
export const RATES_NOT_FETCHED = { code: 'RATES_NOT_FETCHED', message: 'Rates not fetched' } as const
