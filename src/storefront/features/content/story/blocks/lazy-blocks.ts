/** Blocks that few pages have. */
import { lazyInBrowser } from '../../../../ui/lazy-in-browser.ts'

const loadCampaignForm = async () => (await import('./CampaignForm.tsx')).CampaignForm
const loadPostList = async () => (await import('./PostList.tsx')).PostList

export const CampaignForm = import.meta.env.SSR ? await loadCampaignForm() : lazyInBrowser(loadCampaignForm)
export const PostList = import.meta.env.SSR ? await loadPostList() : lazyInBrowser(loadPostList)
