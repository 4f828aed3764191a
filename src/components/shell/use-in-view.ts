import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Returns true if the screen is on top: hosts preserve the screens below, and only the top screen may show dialogs. */
export function useInView(): boolean {
  const [inView, setInView] = useState(true)
  useDidShow(() => setInView(true))
  useDidHide(() => setInView(false))
  return inView
}
