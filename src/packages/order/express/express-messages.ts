import type { Dialogs } from '@/components/ui/dialog/dialogs'
import { expressTexts } from '@/locales/namespaces/express'
import { texts } from '@/locales/texts'

export const showCopied = (dialogs: Pick<Dialogs, 'toast'>, done: boolean): void =>
  dialogs.toast(texts.translator()(done ? 'common.copied' : 'error.copyFailed'))

export const showChanged = (dialogs: Pick<Dialogs, 'toast'>): void =>
  dialogs.toast(texts.translator(expressTexts)('express.changed'))
