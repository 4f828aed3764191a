import type { Services } from '@/components/services'
import { ticketTexts } from '@/locales/namespaces/ticket'
import { texts } from '@/locales/texts'

/** Copies a code to the clipboard and shows the result. */
export const copyCode = async (
  code: string,
  { platform, dialogs }: Pick<Services, 'platform' | 'dialogs'>,
): Promise<void> => {
  const t = texts.translator(ticketTexts)
  const { kind } = await platform.clipboard.copy(code)
  dialogs.toast(t(kind === 'done' ? 'detail.codeCopied' : 'error.copyFailed'))
}
