/** The filters beside a listing and the way to its other pages: a form and links, which work until their code is there. */
import { hydrateLater } from '../../../ui/hydrate-later.tsx'

const loadFilterPanel = async () => (await import('./FilterPanel.tsx')).FilterPanel
const loadMorePages = async () => (await import('./MorePages.tsx')).MorePages

export const FilterPanel = import.meta.env.SSR ? await loadFilterPanel() : hydrateLater(loadFilterPanel)
export const MorePages = import.meta.env.SSR ? await loadMorePages() : hydrateLater(loadMorePages)
