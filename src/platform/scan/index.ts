import { call, canIUse, readAnswer } from '../native'
import { textField } from '../native-fields'
import type { CanScan, Scan } from './contract'

export const canScan: CanScan = () => canIUse('scanCode')

/** Calls `wx.scanCode`. */
export const scan: Scan = async () =>
  readAnswer(
    await call<{ result?: unknown }>('scanCode', { onlyFromCamera: false, scanType: ['qrCode', 'barCode'] }),
    ({ result }) => {
      const text = textField(result)
      return text ? { kind: 'scanned', text } : undefined
    },
  )
