import { callVoid } from '../native'
import type { SetPageTitle } from './contract'

export const setPageTitle: SetPageTitle = (title) => void callVoid('setNavigationBarTitle', { title })
