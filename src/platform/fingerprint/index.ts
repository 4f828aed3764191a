import { digest } from '@/lib/digest'
import { callSync } from '../native'
import { numberField, textField } from '../native-fields'
import type { LoadCollectors } from './contract'

type Fields = Partial<
  Record<'brand' | 'model' | 'system' | 'platform' | 'pixelRatio' | 'screenWidth' | 'screenHeight', unknown>
>

const facts = (): string => {
  const info = { ...callSync<Fields | null>('getSystemInfoSync') }
  const texts = [info.brand, info.model, info.system, info.platform].map((value) => textField(value) ?? '')
  const numbers = [info.pixelRatio, info.screenWidth, info.screenHeight].map((value) => numberField(value) ?? 0)
  return texts.some(Boolean) ? digest([...texts, ...numbers].join('|')) : ''
}

/**
 * In mini programs, only the model and the screen of the device are collected. Reading the position would show a
 * prompt; audio and WebRTC are not available.
 */
export const loadCollectors: LoadCollectors = () => {
  const device = facts()
  return Promise.resolve(device ? [{ name: 'device', timeout: 0, collect: () => Promise.resolve(device) }] : [])
}
