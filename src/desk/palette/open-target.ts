/** Goes where an entry of the palette leads. */
import { navigate } from '../navigation/location.ts'
import type { Translate } from '../texts/translate.ts'
import { showToast } from '../ui/toasts.ts'
import type { PaletteTarget } from './palette-entries.ts'

export function openTarget(target: PaletteTarget, t: Translate): void {
  if ('to' in target) navigate(target.to)
  else if ('tab' in target) globalThis.open(target.tab, '_blank', 'noopener')
  else {
    void navigator.clipboard
      .writeText(target.copy)
      .then(() => showToast({ text: `${t('common.copied')}: ${target.copy}`, tone: 'done' }))
  }
}
