import { act } from '../native'
import type { EndPullDown } from './contract'

export const endPullDown: EndPullDown = () => void act('stopPullDownRefresh')
