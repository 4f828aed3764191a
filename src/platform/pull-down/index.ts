import { callVoid } from '../native'
import type { EndPullDown } from './contract'

export const endPullDown: EndPullDown = () => void callVoid('stopPullDownRefresh')
