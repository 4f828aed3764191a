import { call, callVoid, readAnswer } from '../native'
import { textField } from '../native-fields'
import type { HostClipboard } from './contract'

/** Clipboard that uses `wx.setClipboardData`. The host shows a "copied" toast. */
export const clipboard: HostClipboard = {
  copy: (text) => callVoid('setClipboardData', { data: text }),
  paste: async () =>
    readAnswer(await call<{ data?: unknown }>('getClipboardData'), ({ data }) => ({
      kind: 'pasted',
      text: textField(data) ?? '',
    })),
}
