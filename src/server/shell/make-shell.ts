/**
 * What stands around the pages of a place, made from content. Whatever the content service cannot say is taken from what
 * comes with the shop, in the same language, and the log is told (CNT-11 to CNT-13).
 */
import type { ContentClient } from '../../contracts/content-client.ts'
import { translationLocaleOf } from '../../markets/storefronts/translation-locale.ts'
import type { Environment, TranslationLocale } from '../../markets/types.ts'
import type { Log } from '../../platform/log/log.ts'
import { contentReader } from '../../storefront/features/content/kinds/read-content.ts'
import { settingOf } from '../../storefront/features/content/kinds/setting.ts'
import { toSharedContent, type SharedContent } from '../../storefront/features/content/shared/shared-content.ts'
import { bareShell, toShellView, type ShellView } from '../../storefront/features/content/shared/shell-view.ts'
import type { ShopPlace } from '../../storefront/page-contract.ts'
import { bundledSharedContent, type BundledStory } from '../../storefront/shared-content/bundled-shared-content.ts'
import { sharedRegionOf } from '../../storefront/shared-content/shared-region.ts'
import { withConstants, type Constants } from '../../storefront/texts/constants.ts'
import { loadTexts, textLocaleOf } from '../../storefront/texts/load-texts.ts'
import type { TextLocale, Texts } from '../../storefront/texts/types.ts'
import { withTranslations } from '../../storefront/texts/with-translations.ts'

export type MadeShell = {
  readonly shared: SharedContent
  readonly view: ShellView
  /** Some of it comes from what is bundled: worth another try soon. */
  readonly isMakeshift: boolean
}

export type ShellDeps = {
  readonly content: Pick<ContentClient, 'fetchSharedContent' | 'fetchTranslations' | 'fetchConstants'>
  readonly environment: Environment
  readonly log: Pick<Log, 'warn'>
}

export async function makeShell(place: ShopPlace, deps: ShellDeps): Promise<MadeShell> {
  const { market, code } = place
  const [stories, texts, constants] = await Promise.all([
    sharedStories(place, deps),
    textsOf(place, deps),
    constantsOf(deps),
  ])
  const reader = contentReader(settingOf(code, market))
  const shared = toSharedContent(stories.value, reader, ({ path, message }) =>
    deps.log.warn('A piece of shared content cannot be shown', { path, reason: message }),
  )
  return {
    shared,
    view: toShellView(shared, { texts: texts.value, constants: constants.value, market, storefront: code }),
    isMakeshift: stories.isBundled || texts.isBundled || constants.isBundled,
  }
}

/** Above all storefronts nothing of content is shown: its words are British English. */
export async function makeBareShell(): Promise<ShellView> {
  return bareShell(await loadTexts('en-GB'), withConstants({}))
}

type Had<Value> = { readonly value: Value; readonly isBundled: boolean }

const had = <Value>(value: Value): Had<Value> => ({ value, isBundled: false })
const bundled = <Value>(value: Value): Had<Value> => ({ value, isBundled: true })

async function sharedStories(
  { code, storefront }: ShopPlace,
  { content, environment, log }: ShellDeps,
): Promise<Had<readonly BundledStory[]>> {
  const { contentKey, contentLocale: language } = storefront
  try {
    return had(await content.fetchSharedContent({ contentKey, language }))
  } catch (err) {
    log.warn('Shared content comes from the bundled copy', { storefront: code, err })
    return bundled(await bundledSharedContent(environment, sharedRegionOf(code)))
  }
}

/** What content says where nobody changed it: the bundle of the locale that it is asked in. */
const UNCHANGED: Readonly<Record<TranslationLocale, TextLocale>> = {
  default: 'en-GB',
  'en-GB': 'en-GB',
  'de-DE': 'de-DE',
  'nl-NL': 'nl-NL',
  'fr-FR': 'fr-FR',
  'es-ES': 'es-ES',
  'it-IT': 'it-IT',
}

async function textsOf({ code, market }: ShopPlace, { content, log }: ShellDeps): Promise<Had<Texts>> {
  const locale = translationLocaleOf(market)
  const [texts, unchanged] = await Promise.all([loadTexts(textLocaleOf(market)), loadTexts(UNCHANGED[locale])])
  try {
    const translations = await content.fetchTranslations({ locale })
    return had(withTranslations({ texts, unchanged, translations, spell: settingOf(code, market).spell }))
  } catch (err) {
    log.warn('Unable to fetch translations', { locale, err })
    return bundled(texts)
  }
}

async function constantsOf({ content, log }: ShellDeps): Promise<Had<Constants>> {
  try {
    return had(withConstants(await content.fetchConstants()))
  } catch (err) {
    log.warn('Unable to fetch constants', { err })
    return bundled(withConstants({}))
  }
}
