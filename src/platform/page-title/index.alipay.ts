import { callVoid } from '../native'
import type { SetPageTitle } from './contract'

/** Alipay sets the title by the same call as the bar's colours. */
export const setPageTitle: SetPageTitle = (title) => void callVoid('setNavigationBar', { title })
