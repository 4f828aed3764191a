import { callNow } from '../native'
import { ANY, watchBy } from './native-watch'

/** Alipay means the page in view. */
export const watchElement = watchBy(() => callNow('createIntersectionObserver', ANY))
