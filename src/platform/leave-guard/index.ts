import { callVoid } from '../native'
import type { GuardLeave } from './contract'

export const guardLeave: GuardLeave = (message) =>
  void (message === null ? callVoid('disableAlertBeforeUnload') : callVoid('enableAlertBeforeUnload', { message }))
