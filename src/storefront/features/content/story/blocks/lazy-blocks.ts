/** Blocks whose code is not in the first load: those that few pages have, and those with much code that are below the first screen. */
import { hydrateLater } from '../../../../ui/hydrate-later.tsx'
import { lazyInBrowser } from '../../../../ui/lazy-in-browser.ts'

const loadCampaignForm = async () => (await import('./CampaignForm.tsx')).CampaignForm
const loadPostList = async () => (await import('./PostList.tsx')).PostList
const loadFaqList = async () => (await import('./FaqList.tsx')).FaqList
const loadNewsletterBlock = async () => (await import('./NewsletterBlock.tsx')).NewsletterBlock
const loadReasons = async () => (await import('./Reasons.tsx')).Reasons
const loadVideo = async () => (await import('./Video.tsx')).Video

export const CampaignForm = import.meta.env.SSR ? await loadCampaignForm() : lazyInBrowser(loadCampaignForm)
export const PostList = import.meta.env.SSR ? await loadPostList() : lazyInBrowser(loadPostList)
export const FaqList = import.meta.env.SSR ? await loadFaqList() : hydrateLater(loadFaqList)
export const NewsletterBlock = import.meta.env.SSR ? await loadNewsletterBlock() : hydrateLater(loadNewsletterBlock)
export const Reasons = import.meta.env.SSR ? await loadReasons() : hydrateLater(loadReasons)
export const Video = import.meta.env.SSR ? await loadVideo() : hydrateLater(loadVideo)
