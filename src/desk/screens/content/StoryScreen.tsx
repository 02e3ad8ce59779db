/** One story in the page editor. */
import { useQuery } from '@tanstack/react-query'
import { operationQuery } from '../../api/queries.ts'
import type { ScreenProps } from '../../navigation/screens.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { BackLink } from '../../ui/BackLink.tsx'
import { FailureNotice } from '../../ui/FailureNotice.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { storyChoices } from './editor/story-choices.ts'
import { StoryEditor } from './editor/StoryEditor.tsx'

export function StoryScreen({ parameter }: ScreenProps) {
  const t = useTexts()
  const slug = decodeURIComponent(parameter)
  const story = useQuery(operationQuery('story.read', { slug }))
  const kinds = useQuery(operationQuery('story.kinds'))
  const stories = useQuery(operationQuery('story.list'))
  if (story.data && kinds.data) {
    const known = stories.data ?? []
    const [pages, related] = [pagesOf(known), storyChoices(slug, known)]
    return <StoryEditor key={slug} story={story.data} kinds={kinds.data} pages={pages} stories={related} />
  }
  return (
    <ScreenFrame title={slug} back={<BackLink to="/content">{t('nav.content')}</BackLink>}>
      <FailureNotice error={story.error ?? kinds.error} />
      {!story.error && !kinds.error && <Skeleton />}
    </ScreenFrame>
  )
}

/** Paths without their key: the same page may have a story for each. */
function pagesOf(stories: readonly { readonly slug: string }[]): readonly string[] {
  const paths = stories.map(({ slug }) => slug.slice(slug.indexOf('/')))
  return [...new Set(paths.filter((path) => !path.startsWith('/shared-content/')))].toSorted()
}
