import { useDidHide, useDidShow } from '@tarojs/taro'
import { useContext, useState } from 'react'
import { ScreenLifecycle, ScreenLifecycleContext } from './screen-lifecycle'

/** Returns the lifecycle of this screen: the one of the context, else a new one that receives the host's events. */
export function useScreenLifecycle(): ScreenLifecycle {
  const outer = useContext(ScreenLifecycleContext)
  const [own] = useState(() => new ScreenLifecycle())
  const lifecycle = outer ?? own
  useDidShow(lifecycle.show)
  useDidHide(lifecycle.hide)
  return lifecycle
}
