/**
 * Makes the shell of a place (header, menu, footer, texts) from content. What the content service cannot deliver is taken from
 * the bundled copy in the same language, with a warning in the log (CNT-11 to CNT-13).
 */
import { saysNothing, type ContentClient } from '../../contracts/content/content-client.ts'
import { textLocaleOf } from '../../markets/languages/text-locale-of.ts'
import { translationLocaleOf } from '../../markets/storefronts/translation-locale.ts'
import type { Environment, TranslationLocale } from '../../markets/types.ts'
import type { Log } from '../../platform/log/log.ts'
import { contentReader } from '../../contracts/content/kinds/read-content.ts'
import { settingOf } from '../../contracts/content/kinds/setting.ts'
import { toSharedContent, type SharedContent } from '../../storefront/page/shared-content.ts'
import { bareShell, toShellView, type ShellView } from '../../storefront/page/shell-view.ts'
import type { ShopPlace } from '../../storefront/page/page-contract.ts'
import { bundledSharedContent } from '../../storefront/shared-content/bundled-shared-content.ts'
import { sharedRegionOf, type BundledStory } from '../../contracts/storefront/shared-region.ts'
import { withConstants, type Constants } from '../../contracts/storefront/texts/constants.ts'
import { loadTexts } from '../../contracts/storefront/texts/load-texts.ts'
import type { TextLocale, Texts } from '../../contracts/storefront/texts/types.ts'
import { withTranslations } from '../../contracts/storefront/texts/with-translations.ts'
import { recordReads } from '../content/content-reads.ts'
import { CONTENT_LOG } from '../log-codes.ts'

export type MadeShell = {
  readonly shared: SharedContent
  readonly view: ShellView
  /** Partly bundled or outdated, because content was unavailable: retried soon. */
  readonly isMakeshift: boolean
}

export type ShellDeps = {
  readonly content: ContentClient
  readonly environment: Environment
  readonly log: Pick<Log, 'write'>
}

export async function makeShell(place: ShopPlace, deps: ShellDeps): Promise<MadeShell> {
  const { market, code } = place
  const reads = recordReads(deps.content)
  const reading = { ...deps, content: reads.client }
  const [stories, texts, constants] = await Promise.all([
    sharedStories(place, reading),
    textsOf(place, reading),
    constantsOf(reading),
  ])
  const reader = contentReader(settingOf(code, market))
  const shared = toSharedContent(stories.value, reader, ({ path, message }) =>
    deps.log.write(CONTENT_LOG.sharedEntryInvalid, { path, reason: message }),
  )
  return {
    shared,
    view: toShellView(shared, { texts: texts.value, constants: constants.value, market, storefront: code }),
    isMakeshift: stories.isBundled || texts.isBundled || constants.isBundled || reads.isOutdated(),
  }
}

/** Outside of storefronts no content is shown; the texts are British English. */
export async function makeBareShell(): Promise<ShellView> {
  return bareShell(await loadTexts('en-GB'), withConstants({}))
}

type Had<Value> = { readonly value: Value; readonly isBundled: boolean }

const had = <Value>(value: Value): Had<Value> => ({ value, isBundled: false })
/** If the service responded that nothing exists, a retry would not help: a change event will invalidate it. */
const bundled = <Value>(value: Value, error: unknown): Had<Value> => ({ value, isBundled: !saysNothing(error) })

async function sharedStories(
  { code, storefront }: ShopPlace,
  { content, environment, log }: ShellDeps,
): Promise<Had<readonly BundledStory[]>> {
  const { contentKey, contentLocale: language } = storefront
  try {
    return had(await content.fetchSharedContent({ contentKey, language }))
  } catch (err) {
    log.write(CONTENT_LOG.sharedBundled, { storefront: code, err })
    return bundled(await bundledSharedContent(environment, sharedRegionOf(code)), err)
  }
}

/** The unchanged texts of content: the bundle of the locale that is requested. */
const bundleOf = (locale: TranslationLocale): TextLocale => (locale === 'default' ? 'en-GB' : locale)

async function textsOf({ code, market }: ShopPlace, { content, log }: ShellDeps): Promise<Had<Texts>> {
  const own = textLocaleOf(market)
  // MKT-19 maps the US to British English, but American English has texts of its own.
  const locale = own === 'en-US' ? own : translationLocaleOf(market)
  const [texts, unchanged] = await Promise.all([loadTexts(own), loadTexts(bundleOf(locale))])
  try {
    const translations = await content.fetchTranslations({ locale })
    return had(withTranslations({ texts, unchanged, translations, spell: settingOf(code, market).spell }))
  } catch (err) {
    log.write(CONTENT_LOG.translationsBundled, { locale, err })
    return bundled(texts, err)
  }
}

async function constantsOf({ content, log }: ShellDeps): Promise<Had<Constants>> {
  try {
    return had(withConstants(await content.fetchConstants()))
  } catch (err) {
    log.write(CONTENT_LOG.constantsBundled, { err })
    return bundled(withConstants({}), err)
  }
}
