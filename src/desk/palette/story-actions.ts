/** What the palette offers for a page. */
import { grantOf } from '../../contracts/staff/permissions.ts'
import type { Role } from '../../contracts/staff/roles.ts'
import type { Translate } from '../texts/translate.ts'

export const storyActions = (slug: string, role: Role, t: Translate) =>
  grantOf(role, 'content.write')
    ? [
        {
          id: `story:${slug}:versions`,
          icon: 'clock' as const,
          title: t('versions.title'),
          target: { to: `/story-versions/${slug}` },
        },
      ]
    : []
