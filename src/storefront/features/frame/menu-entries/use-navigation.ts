import { navigationFor, useShell } from '../../content/story/index.ts'
import { activeSegments, useSegmentVariables } from '../../visitor/segments/index.ts'

type Navigation = NonNullable<ReturnType<typeof navigationFor>>
export type MenuCategory = Navigation['categories'][number]
export type CategoryLink = MenuCategory['links'][number]

/** The menu of this visitor (CNT-32), without the links that editors have put aside (HDR-17). */
export function useNavigation(): Navigation {
  const shell = useShell()
  const active = activeSegments(shell.segments, useSegmentVariables())
  const ids = active.map(({ id }) => id)
  const navigation = navigationFor(shell, ids)
  return {
    headerLinks: navigation?.headerLinks ?? [],
    categories: (navigation?.categories ?? []).map((category) => ({
      ...category,
      links: category.links.filter(({ disabled }) => !disabled),
    })),
  }
}
