import Taro from '@tarojs/taro'
import { callVoid } from '../native'
import type { GuardLeave } from './contract'

/** ms until a page that has just appeared is ready: Alipay accepts no prompt before. */
const READY_DELAY = 100

let timer: ReturnType<typeof setTimeout> | undefined

/** Alipay refuses the prompt on the first page, which has no back. */
export const guardLeave: GuardLeave = (message) => {
  clearTimeout(timer)
  if (message === null) return void callVoid('disableAlertBeforeUnload')
  timer = setTimeout(() => {
    if (Taro.getCurrentPages().length > 1) void callVoid('enableAlertBeforeUnload', { message })
  }, READY_DELAY)
}
