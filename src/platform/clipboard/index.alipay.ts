import { call, callVoid, readAnswer } from '../native'
import { textField } from '../native-fields'
import type { HostClipboard } from './contract'

/** Clipboard that uses `my.setClipboard`. */
export const clipboard: HostClipboard = {
  copy: (text) => callVoid('setClipboard', { text }),
  paste: async () =>
    readAnswer(await call<{ text?: unknown }>('getClipboard'), ({ text }) => ({
      kind: 'pasted',
      text: textField(text) ?? '',
    })),
}
