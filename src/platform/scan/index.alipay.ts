import { ask } from '../native'
import { refused } from '../outcome'
import type { Scan } from './contract'

/** Alipay: 10 the buyer closed the camera, 11 it could not read. */
export const scan: Scan = async () => {
  const answer = await ask<{ code?: string }>(
    'scan',
    { scanType: ['qrCode', 'barCode'] },
    { 10: 'cancelled', 11: 'failed' },
  )
  if (answer.kind !== 'ok') return refused(answer.kind)
  return answer.value.code ? { kind: 'scanned', text: answer.value.code } : { kind: 'failed' }
}
