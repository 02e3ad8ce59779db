/** What the palette offers for a page. */
import { grantOf } from '../../contracts/staff/permissions.ts'
import type { Role } from '../../contracts/staff/roles.ts'
import type { Translate } from '../texts/translate.ts'
import type { PaletteEntry } from './palette-entries.ts'

export const storyActions = (slug: string, role: Role, t: Translate): readonly PaletteEntry[] =>
  grantOf(role, 'content.write')
    ? [
        {
          id: `story:${slug}:versions`,
          icon: 'clock',
          title: t('versions.title'),
          target: { to: `/story-versions/${slug}` },
        },
      ]
    : []
