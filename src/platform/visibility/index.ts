import Taro from '@tarojs/taro'
import { callNow } from '../native'
import { ANY, watchBy } from './native-watch'

/** WeChat and FinClip want to be told whose elements are meant: a page with components of its own finds them only so. */
export const watchElement = watchBy(() =>
  callNow('createIntersectionObserver', Taro.getCurrentInstance().page ?? undefined, ANY),
)
