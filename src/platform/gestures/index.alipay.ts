import { callSync } from '../native'
import { gesturesWith } from './native-gestures'

/** Alipay's observers take the options only. */
export const gesturesOn = gesturesWith((_, options) => callSync('createIntersectionObserver', options))
