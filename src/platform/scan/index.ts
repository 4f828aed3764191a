import { ask, has } from '../native'
import { textField } from '../native-fields'
import { refused } from '../outcome'
import type { CanScan, Scan } from './contract'

export const canScan: CanScan = () => has('scanCode')

export const scan: Scan = async () => {
  const answer = await ask<{ result?: unknown }>('scanCode', { onlyFromCamera: false, scanType: ['qrCode', 'barCode'] })
  if (answer.kind !== 'ok') return refused(answer.kind)
  const text = textField(answer.value.result)
  return text ? { kind: 'scanned', text } : { kind: 'failed' }
}
