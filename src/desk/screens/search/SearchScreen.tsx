/** Words that visitors found nothing for, and the rules that steer search (DSR-01, DSR-04). */
import { useTexts } from '../../texts/use-texts.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { ScreenFrame } from '../../ui/ScreenFrame.tsx'
import { FailedWords } from './FailedWords.tsx'
import { RuleList } from './RuleList.tsx'

export function SearchScreen() {
  const t = useTexts()
  return (
    <ScreenFrame
      title={t('nav.search')}
      hint={t('search.hint')}
      actions={
        <ButtonLink to="/search/+new" look="primary">
          {t('search.newRule')}
        </ButtonLink>
      }
    >
      <FailedWords />
      <RuleList />
    </ScreenFrame>
  )
}
