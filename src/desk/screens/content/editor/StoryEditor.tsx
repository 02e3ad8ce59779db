/** The page editor: a form of the story's kind beside the real page (DCO-01, DCO-03). */
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { StoryDetails, StoryKinds } from '../../../api/content-schemas.ts'
import { grantOf } from '../../../../contracts/staff/permissions.ts'
import { sessionStore } from '../../../api/session.ts'
import { useDeskStore } from '../../../app/store.ts'
import { SaveBar } from '../../../drafts/SaveBar.tsx'
import type { StorefrontCode } from '../../../../markets/types.ts'
import { useTexts } from '../../../texts/use-texts.ts'
import { BackLink } from '../../../ui/BackLink.tsx'
import { Button } from '../../../ui/Button.tsx'
import { FailureNotice } from '../../../ui/FailureNotice.tsx'
import { ScreenFrame } from '../../../ui/ScreenFrame.tsx'
import { MenuTree } from '../menu/MenuTree.tsx'
import { isMenu, menuParts } from '../menu/menu-tree.ts'
import { StoryBadge } from '../StoryBadge.tsx'
import styles from './Editor.module.css'
import { type EditorSide, PreviewPane, ProblemList, SideSwitch } from './EditorParts.tsx'
import { EditorPlaceContext } from './field-context.ts'
import { focusField } from './focus-field.ts'
import { pathName } from './path-name.ts'
import { problemIn, problemText } from './problem-text.ts'
import type { StoryChoice } from './story-choices.ts'
import { componentOf, contentOf, keyOfUid, uidOf } from './story-form.ts'
import { isShared, pathOf, storefrontsOf, suffixOf } from './story-place.ts'
import { StoryFields } from './StoryFields.tsx'
import { useCheck } from './use-check.ts'
import { usePreview } from './use-preview.ts'
import { useStoryDraft } from './use-story-draft.ts'

type Props = {
  readonly story: StoryDetails
  readonly kinds: StoryKinds
  readonly pages: readonly string[]
  readonly stories: readonly StoryChoice[]
}

/** Long: the form, the frame, and what connects both. */
export function StoryEditor({ story, kinds, pages, stories }: Props) {
  const t = useTexts()
  const { slug } = story
  const { session } = useDeskStore(sessionStore)
  const storefronts = storefrontsOf(slug)
  const [storefront, setStorefront] = useState<StorefrontCode>(storefronts[0] ?? 'uk')
  const [chosen, setChosen] = useState<string>()
  const [side, setSide] = useState<EditorSide>('form')
  const [wanted, setWanted] = useState<{ readonly text: string }>()
  const component = componentOf(story.content)
  const hasBody = !isShared(slug)
  const kind = (hasBody ? kinds.pages : kinds.shared)[component] ?? []
  const { draft, problems: rejected, publishing } = useStoryDraft(story, hasBody)
  const { value: form, changes, edit } = draft
  const json = JSON.stringify(contentOf(form, hasBody))
  const found = useCheck(slug, form.name, json)
  const problems = [...rejected, ...found]
  const suffix = suffixOf(slug, storefront)
  const frame = useRef<HTMLIFrameElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  const preview = usePreview({
    frame,
    storefront,
    path: pathOf(slug, storefront),
    slug,
    unsaved: changes.length > 0 ? json : undefined,
    onChosen(block, text) {
      setChosen(block === null ? undefined : keyOfUid(form.body, block))
      setSide('form')
      setWanted({ text })
    },
  })
  useEffect(() => {
    if (wanted && fields.current) focusField(fields.current, wanted.text)
  }, [wanted])
  const choose = (key: string | undefined): void => {
    setChosen(key)
    preview.select(key === undefined ? null : uidOf(form.body.blocks[key]))
    if (key !== undefined) setWanted({ text: '' })
  }
  const mayPublish = session !== undefined && grantOf(session.account.role, 'content.publish') !== undefined
  const place = {
    storefront,
    suffix,
    pages,
    stories,
    problemAt: (at: string) => {
      const problem = problemIn(problems, at)
      return problem && problemText(t, problem)
    },
  }
  const isBlocked = found.length > 0
  const canPublish = mayPublish && !isBlocked && (changes.length > 0 || story.state !== 'published')
  usePublishKey(() => canPublish && publishing.run())
  return (
    <ScreenFrame
      title={form.name}
      fixed
      back={<BackLink to="/content">{t('nav.content')}</BackLink>}
      hint={
        <span className={styles.state}>
          <StoryBadge state={story.state} /> <code>{slug}</code>
        </span>
      }
      actions={
        mayPublish && (
          <Button
            look="primary"
            isDisabled={!canPublish}
            aria-keyshortcuts="Control+Enter"
            isPending={publishing.pending}
            onPress={() => publishing.run()}
          >
            {t('content.publish')}
          </Button>
        )
      }
    >
      <FailureNotice error={publishing.error} />
      <SideSwitch side={side} onChange={setSide} />
      <EditorPlaceContext value={place}>
        <div className={styles.editor} data-side={side}>
          <div className={styles.form} ref={fields}>
            <ProblemList problems={found} />
            {isMenu(component) && <MenuTree component={component} fields={form.fields} edit={edit} />}
            <StoryFields
              form={form}
              kinds={kinds}
              kind={kind.filter(({ name }) => !menuParts(component).some(({ field }) => field === name))}
              hasBody={hasBody}
              chosen={chosen}
              onChoose={choose}
              edit={edit}
            />
          </div>
          <PreviewPane
            frame={frame}
            preview={preview}
            storefront={storefront}
            storefronts={storefronts}
            onStorefront={setStorefront}
          />
        </div>
      </EditorPlaceContext>
      <SaveBar draft={draft} nameOf={(path) => pathName(t, path)} />
    </ScreenFrame>
  )
}

/** Ctrl-Enter, from any field; ⌘ on a Mac. */
function usePublishKey(publish: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    publish()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}
