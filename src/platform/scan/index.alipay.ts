import { ask, has } from '../native'
import { textField } from '../native-fields'
import { refused } from '../outcome'
import type { CanScan, Scan } from './contract'

export const canScan: CanScan = () => has('scan')

/** Alipay: 10 the buyer closed the camera, 11 it could not read. */
export const scan: Scan = async () => {
  const answer = await ask<{ code?: unknown }>(
    'scan',
    { scanType: ['qrCode', 'barCode'] },
    { 10: 'cancelled', 11: 'failed' },
  )
  if (answer.kind !== 'ok') return refused(answer.kind)
  const text = textField(answer.value.code)
  return text ? { kind: 'scanned', text } : { kind: 'failed' }
}
