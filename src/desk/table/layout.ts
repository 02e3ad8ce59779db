/** Which columns of a list are shown, in which order and how wide: the choice of the account. */
import * as z from 'zod/mini'

export type ColumnLayout = {
  readonly visible: readonly string[]
  readonly widths: Readonly<Record<string, number>>
}

const layoutSchema = z.object({
  visible: z.array(z.string()),
  widths: z.record(z.string(), z.number()),
})

export const MIN_WIDTH = 72
export const MAX_WIDTH = 640

/** What was stored, without columns that this list does not have (any more). */
export function readLayout(stored: unknown, all: readonly string[], defaults: readonly string[]): ColumnLayout {
  const parsed = layoutSchema.safeParse(stored)
  if (!parsed.success) return { visible: defaults, widths: {} }
  const visible = [...new Set(parsed.data.visible)].filter((id) => all.includes(id))
  return { visible: visible.length > 0 ? visible : defaults, widths: parsed.data.widths }
}

/** The last column stays: a table without columns shows nothing. */
export function toggleColumn(layout: ColumnLayout, id: string): ColumnLayout {
  const { visible } = layout
  if (!visible.includes(id)) return { ...layout, visible: [...visible, id] }
  return visible.length === 1 ? layout : { ...layout, visible: visible.filter((other) => other !== id) }
}

export function moveColumn(layout: ColumnLayout, id: string, by: -1 | 1): ColumnLayout {
  const from = layout.visible.indexOf(id)
  const to = from + by
  if (from === -1 || to < 0 || to >= layout.visible.length) return layout
  return { ...layout, visible: layout.visible.toSpliced(from, 1).toSpliced(to, 0, id) }
}

export function resizeColumn(layout: ColumnLayout, id: string, width: number): ColumnLayout {
  const clamped = Math.round(Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH))
  return { ...layout, widths: { ...layout.widths, [id]: clamped } }
}
