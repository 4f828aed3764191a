import Taro from '@tarojs/taro'
import { callSync } from '../native'
import { ANY_PART, observeWith } from './native-observer'

/**
 * WeChat and FinClip take the page as the first argument: without it they find no elements inside the page's
 * components.
 */
export const observeElement = observeWith(() =>
  callSync('createIntersectionObserver', Taro.getCurrentInstance().page ?? undefined, ANY_PART),
)
