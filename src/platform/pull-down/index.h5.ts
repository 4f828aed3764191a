import { stopPullDownRefresh } from '@tarojs/taro'
import type { EndPullDown } from './contract'

export const endPullDown: EndPullDown = () => void stopPullDownRefresh()
