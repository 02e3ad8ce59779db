/** Reads content as a British page does, and collects the reported problems. */
import {
  contentReader,
  type BlockView,
  type ContentReader,
  type Report,
  type SharedView,
} from '../../src/contracts/content/kinds/read-content.ts'

export const setting = { storefront: 'uk', spell: (text: string) => text } as const
export const reader = contentReader(setting)

type Reading<View> = {
  readonly view: View
  /** `path: message`, in the order reported. */
  readonly problems: readonly string[]
}

export function reading<View>(read: (report: Report) => View): Reading<View> {
  const problems: string[] = []
  const view = read(({ path, message }) => problems.push(`${path}: ${message}`))
  return { view, problems }
}

/** The first block of a home page. */
export function readBlock(block: unknown, by: ContentReader = reader): Reading<BlockView | undefined> {
  const { view, problems } = reading((report) => by.blocks([block], 'uk/home.body', report))
  return { view: view[0], problems }
}

export const readShared = (content: unknown, by: ContentReader = reader): Reading<SharedView | undefined> =>
  reading((report) => by.shared(content, 'shared/it', report))
