import { callSync } from '../native'
import { ownPage } from '../own-page'
import { gesturesWith } from './native-gestures'

/** WeChat's and FinClip's observers take the page before the options. */
export const gesturesOn = gesturesWith((id, options) => callSync('createIntersectionObserver', ownPage(id), options))
