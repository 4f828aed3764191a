import { View } from '@tarojs/components'
import type { ComponentType } from 'react'
import { HOLD } from '@/platform/first-paint/contract'
import { ScreenLifecycleContext } from './screen-lifecycle'
import { useDeferredFirstRender } from './use-deferred-first-render'
import { useScreenLifecycle } from './use-screen-lifecycle'

/**
 * A page with a first render in short tasks, if the page was served with content (web, first screen). It records the
 * host's "did show" for the screen, which may be rendered too late for it. Only the screen's lifecycle receives it.
 */
export const drawnInTurns = (Page: ComponentType): ComponentType =>
  function DrawnInTurns() {
    const lifecycle = useScreenLifecycle()
    const ready = useDeferredFirstRender()
    return (
      <ScreenLifecycleContext.Provider value={lifecycle}>
        {ready ? <Page /> : <View id={HOLD} />}
      </ScreenLifecycleContext.Provider>
    )
  }
