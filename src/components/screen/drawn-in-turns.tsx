import { View } from '@tarojs/components'
import type { ComponentType } from 'react'
import { HOLD } from '@/platform/first-paint/contract'
import { ScreenLifecycleContext } from './screen-lifecycle'
import { useDeferredFirstRender } from './use-deferred-first-render'
import { useScreenLifecycle } from './use-screen-lifecycle'

/**
 * A page whose first drawing, its frame too, is split into short turns where the page came with something to see (web, first screen).
 * It notes the host's "did show" for the screen, which may be drawn too late for it: only for a screen that asks for it through
 * its lifecycle.
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
