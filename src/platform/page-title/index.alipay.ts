import { callVoid } from '../native'
import type { SetPageTitle } from './contract'

/** Alipay sets the title with the bar's other looks. */
export const setPageTitle: SetPageTitle = (title) => void callVoid('setNavigationBar', { title })
