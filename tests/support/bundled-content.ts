/** The bundled content, read as the pages of a country read it: a reported problem fails the test. */
import { contentReader } from '../../src/contracts/content/kinds/read-content.ts'
import { settingOf } from '../../src/contracts/content/kinds/setting.ts'
import { toSharedContent, type SharedContent } from '../../src/storefront/page/shared-content.ts'
import { bareShell, toShellView, type ShellView } from '../../src/storefront/page/shell-view.ts'
import { bundledSharedContent } from '../../src/storefront/shared-content/bundled-shared-content.ts'
import { withConstants } from '../../src/contracts/storefront/texts/constants.ts'
import { texts } from '../../src/contracts/storefront/texts/en-GB.ts'
import { shopPlace } from './shop-visit.ts'

export type { SharedContent, ShellView }

export async function bundledShared(country: string): Promise<SharedContent> {
  const { code, market } = shopPlace(country)
  const stories = await bundledSharedContent('production', code === 'de' ? 'de' : 'uk')
  return toSharedContent(stories, contentReader(settingOf(code, market)), ({ path, message }) => {
    throw new Error(`${path}: ${message}`)
  })
}

export async function bundledShell(country: string): Promise<ShellView> {
  const { code, market } = shopPlace(country)
  return toShellView(await bundledShared(country), { texts, constants: withConstants({}), market, storefront: code })
}

/** A shop without content of its own. */
export const emptyShared = (): SharedContent =>
  toSharedContent([], contentReader(settingOf('uk', shopPlace().market)), () => undefined)

/** Nothing in the shell but texts. */
export const emptyShell = (): ShellView => bareShell(texts, withConstants({}))
