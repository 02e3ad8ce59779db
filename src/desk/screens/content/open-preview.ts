/** Opens a preview at the shop (DCO-05), in the frame of the page editor or instead of this screen. */
import * as z from 'zod/mini'
import { PREVIEW_OPEN_PATH, PREVIEW_TICKET_PATH } from '../../../contracts/content/preview-paths.ts'
import { errorOf } from '../../api/operation-error.ts'
import { sendJson } from '../../api/send-json.ts'

const ticketSchema = z.object({ ticket: z.string() })

export const shopOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="shop"]')?.content ?? globalThis.location.origin

type Options = {
  readonly storefront: string
  readonly path: string
  /** What it would publish is shown, too. */
  readonly release?: number
  /** The name of a frame, or `_self`. */
  readonly target: string
}

/** The ticket is in the body of a form, so that it is in no address, no history and no log. */
export async function openPreview({ storefront, path, release, target }: Options): Promise<void> {
  const answer = await sendJson({
    path: PREVIEW_TICKET_PATH,
    body: { storefront, ...(release !== undefined && { release }) },
  })
  if (answer.kind !== 'answer' || answer.status >= 400) throw errorOf(answer)
  const { ticket } = ticketSchema.parse(answer.body)
  const form = document.createElement('form')
  form.method = 'post'
  form.action = shopOrigin() + PREVIEW_OPEN_PATH
  form.target = target
  form.hidden = true
  for (const [name, value] of Object.entries({ ticket, path })) {
    const input = document.createElement('input')
    input.name = name
    input.value = value
    form.append(input)
  }
  document.body.append(form)
  form.submit()
  form.remove()
}
