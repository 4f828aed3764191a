import { nativeAppearance } from './native-appearance'

/** Alipay derives the status bar's text colour from the navigation bar's. */
export const applyAppearance = nativeAppearance('setNavigationBar')
