import { useDidHide, useDidShow } from '@tarojs/taro'
import { useState } from 'react'

/** Whether the screen is the one on top: hosts keep the screens below alive, and only one may ask questions. */
export function useInView(): boolean {
  const [inView, setInView] = useState(true)
  useDidShow(() => setInView(true))
  useDidHide(() => setInView(false))
  return inView
}
