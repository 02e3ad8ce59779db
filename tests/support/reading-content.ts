/** Reads content as a British page does, and keeps what was told of it. */
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
  /** `path: message`, in the order of telling. */
  readonly told: readonly string[]
}

export function reading<View>(read: (report: Report) => View): Reading<View> {
  const told: string[] = []
  const view = read(({ path, message }) => told.push(`${path}: ${message}`))
  return { view, told }
}

/** The first block of a home page. */
export function readBlock(block: unknown, by: ContentReader = reader): Reading<BlockView | undefined> {
  const { view, told } = reading((report) => by.blocks([block], 'uk/home.body', report))
  return { view: view[0], told }
}

export const readShared = (content: unknown, by: ContentReader = reader): Reading<SharedView | undefined> =>
  reading((report) => by.shared(content, 'shared/it', report))
