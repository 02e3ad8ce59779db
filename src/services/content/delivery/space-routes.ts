/** The HTTP face of the space as a whole: its version, and what changed since another. */
import { Hono } from 'hono'
import { z } from 'zod'
import { CHANGES_PATH, SPACE_PATH, type ChangesAnswer, type SpaceAnswer } from '../../../contracts/content/content.ts'
import { LANGUAGES, TEXT_LOCALES, type TextLocale } from '../../../markets/languages/languages.ts'
import type { ServiceEnv } from '../../../platform/http/service-app.ts'
import { changesSince, contentVersion } from '../changes.ts'
import { common, id, readParameters, text } from './parameters.ts'
import { unprocessable } from './refusals.ts'
import type { DeliveryDeps } from './story-routes.ts'

/** The locale that each language is written in where a country spells nothing differently. */
const LOCALES: readonly TextLocale[] = LANGUAGES.map((language) => TEXT_LOCALES[language][0]).toSorted()

/** Clients send a version with every request. */
const spaceQuery = z.strictObject(common)

const changesQuery = z.strictObject({
  token: text.optional(),
  since: z.string('must be given').pipe(id),
})

export function spaceRoutes({ database, spaceId }: DeliveryDeps) {
  return new Hono<ServiceEnv>()
    .on('GET', [SPACE_PATH, `${SPACE_PATH}/`], async (c) => {
      const parameters = readParameters(spaceQuery, c.req.url)
      if ('error' in parameters) return unprocessable(c, parameters.error)
      const version = await database.snapshot(contentVersion)
      c.header('Cache-Control', 'no-cache')
      const space = { id: spaceId, name: 'Sockeye', domain: '', version, language_codes: LOCALES }
      return c.json({ space } satisfies SpaceAnswer)
    })
    .on('GET', [CHANGES_PATH, `${CHANGES_PATH}/`], async (c) => {
      const parameters = readParameters(changesQuery, c.req.url)
      if ('error' in parameters) return unprocessable(c, parameters.error)
      const { since } = parameters.wanted
      c.header('Cache-Control', 'no-cache')
      return c.json(
        (await database.snapshot((transaction) => changesSince(transaction, since))) satisfies ChangesAnswer,
      )
    })
}
