import { callSync } from '../native'
import { ownPage } from '../own-page'
import { gesturesWith } from './native-gestures'

/**
 * In WeChat and FinClip, the function for intersection observers has the page as its first parameter, before the
 * options.
 */
export const gesturesOn = gesturesWith((id, options) => callSync('createIntersectionObserver', ownPage(id), options))
