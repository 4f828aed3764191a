import Taro from '@tarojs/taro'
import { callVoid } from '../native'
import type { GuardLeave } from './contract'

/** Time from the appearance of a page until Alipay accepts the prompt, ms. */
const READY_DELAY = 100

let timer: ReturnType<typeof setTimeout> | undefined

/** Alipay refuses the prompt on the first page, because that page has no back button. */
export const guardLeave: GuardLeave = (message) => {
  clearTimeout(timer)
  if (message === null) return void callVoid('disableAlertBeforeUnload')
  timer = setTimeout(() => {
    if (Taro.getCurrentPages().length > 1) void callVoid('enableAlertBeforeUnload', { message })
  }, READY_DELAY)
}
