/** The names of the analytics events, as the rows ANA-08 to ANA-31 of the specification have them. */
const EVENT_ROW = /^ANA-(?:0[89]|[12]\d|3[01])\t([\w-]+)[:.]/

/** Of a line of docs/requirements.tsv. */
export const eventNameOf = (row: string): string | undefined => EVENT_ROW.exec(row)?.[1]
