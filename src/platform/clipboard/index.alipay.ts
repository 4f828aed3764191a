import { act, ask } from '../native'
import { refused } from '../outcome'
import type { HostClipboard } from './contract'

export const clipboard: HostClipboard = {
  copy: (text) => act('setClipboard', { text }),
  paste: async () => {
    const answer = await ask<{ text?: string }>('getClipboard')
    return answer.kind === 'ok' ? { kind: 'pasted', text: answer.value.text ?? '' } : refused(answer.kind)
  },
}
