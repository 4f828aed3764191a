import { useDidHide, useDidShow } from '@tarojs/taro'
import { useContext, useState } from 'react'
import { ScreenLifecycle, ScreenLifecycleContext } from './screen-lifecycle'

/**
 * Returns the lifecycle of this screen, connected to the host's events; the one of the context if a page has created it
 * already.
 */
export function useScreenLifecycle(): ScreenLifecycle {
  const outer = useContext(ScreenLifecycleContext)
  const [own] = useState(() => new ScreenLifecycle())
  const lifecycle = outer ?? own
  useDidShow(lifecycle.show)
  useDidHide(lifecycle.hide)
  return lifecycle
}
