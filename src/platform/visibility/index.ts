import { callSync } from '../native'
import { ownPage } from '../own-page'
import { ANY_PART, observeWith } from './native-observer'

/**
 * The observers of WeChat and FinClip take the page as the first argument. Without this argument, they find no
 * elements inside components.
 */
export const observeElement = observeWith((id) => callSync('createIntersectionObserver', ownPage(id), ANY_PART))
