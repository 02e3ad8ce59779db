/**
 * Blocks that few pages have. The server draws them at once; the browser fetches their code only where one stands. Until it
 * has come, and if it cannot be had, the server's markup stays: links and forms in it work without scripts.
 */
import { lazy } from 'react'
import type { ComponentType } from 'react'

const NEVER = new Promise<never>(() => undefined)

const inBrowser = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => NEVER,
    ),
  )

const loadCampaignForm = async () => (await import('./CampaignForm.tsx')).CampaignForm
const loadPostList = async () => (await import('./PostList.tsx')).PostList

export const CampaignForm = import.meta.env.SSR ? await loadCampaignForm() : inBrowser(loadCampaignForm)
export const PostList = import.meta.env.SSR ? await loadPostList() : inBrowser(loadPostList)
