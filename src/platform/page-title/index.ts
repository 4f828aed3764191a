import { act } from '../native'
import type { SetPageTitle } from './contract'

export const setPageTitle: SetPageTitle = (title) => void act('setNavigationBarTitle', { title })
