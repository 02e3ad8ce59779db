/** The words that come with the shop and nothing around the page: for when what stands around it cannot be fetched. */
import { bareShell, type ShellView } from '../features/content/shared/shell-view.ts'
import { CONSTANTS } from '../texts/constants.ts'
import { loadTexts } from '../texts/load-texts.ts'
import type { TextLocale } from '../texts/types.ts'

export const bundledShell = async (locale: TextLocale): Promise<ShellView> =>
  bareShell(await loadTexts(locale), CONSTANTS)
