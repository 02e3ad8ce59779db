/** Where a link leads that cannot open the filters as a sheet. */
export const PANEL_ID = 'filters'
