import { texts } from '@/locales/texts'
import type { Services } from '../services'

/** Copies a text to the clipboard and shows the result. Never rejects. */
export const copyText = async (
  { platform, dialogs }: Pick<Services, 'platform' | 'dialogs'>,
  text: string,
): Promise<void> => {
  const { kind } = await platform.clipboard.copy(text)
  dialogs.toast(texts.translator()(kind === 'done' ? 'common.copied' : 'error.copyFailed'))
}
