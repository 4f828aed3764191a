import { nativeAppearance } from './native-appearance'

export const applyAppearance = nativeAppearance('setNavigationBarColor')
