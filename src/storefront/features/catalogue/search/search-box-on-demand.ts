import { onDemand } from '../../../ui/on-demand.tsx'

/** The box stands in the header and in the menu; its code comes once. */
export const searchBox = onDemand(async () => (await import('./SearchBox.tsx')).SearchBox)
