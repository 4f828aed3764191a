import { View } from '@tarojs/components'
import type { ComponentType } from 'react'
import { HOLD } from '@/platform/first-paint/contract'
import { ScreenLifecycleContext } from './screen-lifecycle'
import { useDeferredFirstRender } from './use-deferred-first-render'
import { useScreenLifecycle } from './use-screen-lifecycle'

/**
 * Wraps a page so that its first render runs in short tasks, if the server sent the page with content (web, first
 * screen).
 *
 * Also creates the screen's lifecycle, because the page itself may be rendered too late to receive the host's "did
 * show" event.
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
