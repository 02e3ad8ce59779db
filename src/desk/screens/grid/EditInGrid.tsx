import { useAction } from '../../api/use-action.ts'
import type { SelectedSubjects } from '../../table/list-definition.ts'
import { useTexts } from '../../texts/use-texts.ts'
import { Button } from '../../ui/Button.tsx'
import { openGrid } from './grid-selection.ts'

/** Opens the selected products in the bulk grid. */
export function EditInGrid({ selected }: { readonly selected: SelectedSubjects }) {
  const t = useTexts()
  const opening = useAction(async () => openGrid(await selected.collect(new AbortController().signal)))
  return (
    <Button icon="columns" isPending={opening.pending} onPress={() => opening.run()}>
      {t('grid.open')}
    </Button>
  )
}
