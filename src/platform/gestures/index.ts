import { callSync } from '../native'
import { ownPage } from '../own-page'
import { gesturesWith } from './native-gestures'

/** The intersection observers of WeChat and FinClip take the page before the options. */
export const gesturesOn = gesturesWith((id, options) => callSync('createIntersectionObserver', ownPage(id), options))
