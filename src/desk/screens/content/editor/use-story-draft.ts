/** The draft of one story: saved with the checks of a push, merged with what a colleague saved meanwhile (DCO-03). */
import { useRef, useState } from 'react'
import type { StoryDetails, StoryProblem } from '../../../api/content-schemas.ts'
import { writeOperation } from '../../../api/call-operation.ts'
import { OperationError } from '../../../api/operation-error.ts'
import { operationQuery, queryClient, refresh } from '../../../api/queries.ts'
import { type Action, useAction } from '../../../api/use-action.ts'
import { type FormDraft, useDraft, type Versioned } from '../../../drafts/use-draft.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { showToast } from '../../../ui/toasts.ts'
import { contentOf, readStoryForm, type StoryForm, storyFormOf } from './story-form.ts'

type StoryDraft = {
  readonly draft: FormDraft<StoryForm>
  /** Of the last attempt to save. */
  readonly problems: readonly StoryProblem[]
  /** Saves what is not saved, and makes it visible to visitors. */
  readonly publishing: Action<[]>
}

export function useStoryDraft({ slug, name, content, version }: StoryDetails, hasBody: boolean): StoryDraft {
  const t = useTexts()
  const [problems, setProblems] = useState<readonly StoryProblem[]>([])
  const isPublishing = useRef(false)
  const reload = async (): Promise<Versioned<StoryForm>> => {
    const read = await queryClient.fetchQuery({ ...operationQuery('story.read', { slug }), staleTime: 0 })
    return { value: storyFormOf(read), version: read.version }
  }
  const save = async (value: StoryForm, from: number, publish: boolean): Promise<Versioned<StoryForm>> => {
    const edited = { slug, name: value.name, content: contentOf(value, hasBody) }
    const outcome = await writeOperation('story.save', { ...edited, publish, checkOnly: false, version: from })
    if (outcome.kind !== 'done') return { value, version: from }
    setProblems(outcome.value.problems)
    if (outcome.value.problems.length > 0) {
      throw new OperationError(0, { code: 'CONTENT_REJECTED', message: t('content.notSaved') })
    }
    showToast({ text: publish ? t('content.published') : t('content.saved'), tone: 'done', undo: outcome.undo })
    void refresh('story.list', 'audit.list')
    return reload()
  }
  const draft = useDraft<StoryForm>({
    subject: `story:${slug}`,
    loaded: { value: storyFormOf({ name, content }), version },
    isStored: true,
    read: readStoryForm,
    reload,
    save: (value, from) => save(value, from, isPublishing.current),
  })
  const publishing = useAction(async () => {
    isPublishing.current = true
    try {
      // Without edits there is still a draft to publish.
      if (draft.changes.length > 0) await draft.saveNow()
      else await save(draft.value, version, true)
    } finally {
      isPublishing.current = false
    }
  })
  return { draft, problems, publishing }
}
