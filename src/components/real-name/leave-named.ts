import type { TextKey } from '@/locales/keys'
import { namesTexts } from '@/locales/namespaces/names'
import { texts } from '@/locales/texts'
import type { Services } from '../services'

/** Shows a toast after names were accepted, and goes back. */
export const leaveNamed = (
  { dialogs, navigate }: Pick<Services, 'dialogs' | 'navigate'>,
  key: TextKey<typeof namesTexts>,
): Promise<void> => {
  dialogs.toast(texts.translator(namesTexts)(key))
  return navigate.back()
}
