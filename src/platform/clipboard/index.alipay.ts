import { act, ask } from '../native'
import { textField } from '../native-fields'
import { refused } from '../outcome'
import type { HostClipboard } from './contract'

export const clipboard: HostClipboard = {
  copy: (text) => act('setClipboard', { text }),
  paste: async () => {
    const answer = await ask<{ text?: unknown }>('getClipboard')
    return answer.kind === 'ok' ? { kind: 'pasted', text: textField(answer.value.text) ?? '' } : refused(answer.kind)
  },
}
