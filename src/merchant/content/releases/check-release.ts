/** What is wrong with a release, as it would be published now: kinds, fields, links, pictures, placeholders. */
import { TRANSLATIONS } from '../../../contracts/content/content.ts'
import type { Transaction } from '../../../platform/database/open-database.ts'
import { readReleaseContent, readReleaseTexts } from '../../../services/content/admin.ts'
import type { ShopSchema } from '../../shop-schema.ts'
import { storyFileOf } from '../files/file-names.ts'
import type { ContentProblem } from '../files/problem.ts'
import { problemsInShop, readShopContent } from '../operations/shop-content.ts'
import { shownPlace } from '../walk-content.ts'

export async function checkRelease(
  transaction: Transaction<ShopSchema>,
  releaseId: number,
): Promise<readonly ContentProblem[]> {
  // Loaded on demand: the schemas of all kinds of content take time to build.
  const { checkContent } = await import('../check/check-content.ts')
  const stories = await readReleaseContent(transaction, releaseId)
  const shop = await readShopContent(transaction)
  const push = { stories, datasources: [], pictures: [], checkOnly: true }
  const ofContent = stories.flatMap(({ full_slug: slug, content }) =>
    checkContent(content, slug).map(({ at, message }) => ({
      file: storyFileOf(slug) ?? slug,
      at: shownPlace(at),
      message,
    })),
  )
  const inShop = await problemsInShop(transaction, push, { shop, gone: new Set(), publish: true })
  return [...ofContent, ...inShop, ...(await problemsOfTexts(transaction, releaseId))]
}

async function problemsOfTexts(
  transaction: Transaction<ShopSchema>,
  releaseId: number,
): Promise<readonly ContentProblem[]> {
  const { checkTexts } = await import('../check/check-texts.ts')
  const texts = (await readReleaseTexts(transaction, releaseId)).filter(({ datasource }) => datasource === TRANSLATIONS)
  const entries = texts.map(({ name, dimension, value }) =>
    dimension === '' ? { name, value, dimensions: {} } : { name, value: '', dimensions: { [dimension]: value } },
  )
  const { problems } = await checkTexts({ slug: TRANSLATIONS, name: TRANSLATIONS, entries })
  return problems.map(({ at, message }) => ({ file: TRANSLATIONS, at: shownPlace(at), message }))
}
