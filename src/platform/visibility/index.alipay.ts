import { callSync } from '../native'
import { ANY_PART, observeWith } from './native-observer'

/** Alipay observes the current page, because its call accepts no page as an argument. */
export const observeElement = observeWith(() => callSync('createIntersectionObserver', ANY_PART))
