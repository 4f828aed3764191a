import { act, ask, listen } from '../native'
import { numberField } from '../native-fields'
import { refused } from '../outcome'
import type { HostScreen } from './contract'

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * The screen of a mini program.
 * @param field how the host calls the brightness.
 */
export const nativeScreen = (field: 'value' | 'brightness'): HostScreen => ({
  brightness: async () => {
    const answer = await ask<Partial<Record<typeof field, unknown>>>('getScreenBrightness')
    if (answer.kind !== 'ok') return refused(answer.kind)
    const value = numberField(answer.value[field])
    return value === undefined ? refused('failed') : { kind: 'brightness', value: clamp(value) }
  },
  setBrightness: (value) => act('setScreenBrightness', { [field]: clamp(value) }),
  keepOn: (on) => act('setKeepScreenOn', { keepScreenOn: on }),
  hideFromCapture: (hidden) => act('setVisualEffectOnCapture', { visualEffect: hidden ? 'hidden' : 'none' }),
  onCapture: (listener) => {
    // A listener of its own, since the hosts stop by identity.
    const heard = (): void => listener()
    return listen('UserCaptureScreen', heard)
  },
})
