/** The words that come with the shop and nothing around the page: for when what stands around it cannot be fetched. */
import { bareShell, type ShellView } from '../page/shell-view.ts'
import { CONSTANTS } from '../../contracts/storefront/texts/constants.ts'
import { loadTexts } from '../../contracts/storefront/texts/load-texts.ts'
import type { TextLocale } from '../../contracts/storefront/texts/types.ts'

export const bundledShell = async (locale: TextLocale): Promise<ShellView> =>
  bareShell(await loadTexts(locale), CONSTANTS)
