import { call, callVoid, listen, readAnswer } from '../native'
import { numberField } from '../native-fields'
import type { HostScreen } from './contract'

const clamp = (value: number): number => Math.min(1, Math.max(0, value))

/**
 * Creates the screen functions of a mini program.
 * @param field the host's name for the field that contains the brightness
 */
export const nativeScreen = (field: 'value' | 'brightness'): HostScreen => ({
  brightness: async () =>
    readAnswer(await call<Partial<Record<typeof field, unknown>>>('getScreenBrightness'), (answer) => {
      const value = numberField(answer[field])
      return value === undefined ? undefined : { kind: 'brightness', value: clamp(value) }
    }),
  setBrightness: (value) => callVoid('setScreenBrightness', { [field]: clamp(value) }),
  keepOn: (on) => callVoid('setKeepScreenOn', { keepScreenOn: on }),
  hideFromCapture: (hidden) => callVoid('setVisualEffectOnCapture', { visualEffect: hidden ? 'hidden' : 'none' }),
  onCapture: (listener) => {
    // Each subscription needs its own function, because hosts remove listeners by identity.
    const handleCapture = (): void => listener()
    return listen('UserCaptureScreen', handleCapture)
  },
})
