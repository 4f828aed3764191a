import { callSync } from '../native'
import { gesturesWith } from './native-gestures'

/** Alipay's intersection observers only take the options. */
export const gesturesOn = gesturesWith((_, options) => callSync('createIntersectionObserver', options))
