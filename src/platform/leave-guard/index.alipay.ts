import Taro from '@tarojs/taro'
import { callVoid } from '../native'
import type { GuardLeave } from './contract'

/** ms until a page that has just appeared is ready: Alipay takes no question before. */
const READY_DELAY = 100

let timer: ReturnType<typeof setTimeout> | undefined

/** Alipay refuses the question on the first page, which has no way back. */
export const guardLeave: GuardLeave = (message) => {
  clearTimeout(timer)
  if (message === null) return void callVoid('disableAlertBeforeUnload')
  timer = setTimeout(() => {
    if (Taro.getCurrentPages().length > 1) void callVoid('enableAlertBeforeUnload', { message })
  }, READY_DELAY)
}
