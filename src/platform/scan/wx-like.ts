import { ask } from '../native'
import { refused } from '../outcome'
import type { Scan } from './contract'

export const scan: Scan = async () => {
  const answer = await ask<{ result?: string }>('scanCode', { onlyFromCamera: false, scanType: ['qrCode', 'barCode'] })
  if (answer.kind !== 'ok') return refused(answer.kind)
  return answer.value.result ? { kind: 'scanned', text: answer.value.result } : { kind: 'failed' }
}
