import { call, canIUse, readAnswer } from '../native'
import { textField } from '../native-fields'
import type { CanScan, Scan } from './contract'

export const canScan: CanScan = () => canIUse('scan')

/** Calls `my.scan`. Its error 10 means that the buyer closed the camera; 11 means that no code was read. */
export const scan: Scan = async () =>
  readAnswer(
    await call<{ code?: unknown }>('scan', { scanType: ['qrCode', 'barCode'] }, { 10: 'cancelled', 11: 'failed' }),
    ({ code }) => {
      const text = textField(code)
      return text ? { kind: 'scanned', text } : undefined
    },
  )
