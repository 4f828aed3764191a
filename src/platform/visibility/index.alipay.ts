import { callSync } from '../native'
import { ANY_PART, observeWith } from './native-observer'

/** Alipay observes the current page. Its call takes no page argument. */
export const observeElement = observeWith(() => callSync('createIntersectionObserver', ANY_PART))
