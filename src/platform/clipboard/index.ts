import { act, ask } from '../native'
import { textField } from '../native-fields'
import { refused } from '../outcome'
import type { HostClipboard } from './contract'

/** WeChat and FinClip; the host shows its own "copied" toast. */
export const clipboard: HostClipboard = {
  copy: (text) => act('setClipboardData', { data: text }),
  paste: async () => {
    const answer = await ask<{ data?: unknown }>('getClipboardData')
    return answer.kind === 'ok' ? { kind: 'pasted', text: textField(answer.value.data) ?? '' } : refused(answer.kind)
  },
}
