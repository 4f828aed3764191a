import { callSync } from '../native'
import { gesturesWith } from './native-gestures'

/** Alipay's function for intersection observers has only one parameter, the options. */
export const gesturesOn = gesturesWith((_, options) => callSync('createIntersectionObserver', options))
