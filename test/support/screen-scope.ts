import { ResourceCache } from '@/components/screen/resource-cache'
import { ScreenLifecycle } from '@/components/screen/screen-lifecycle'
import { type ScopeDeps, ScreenScope } from '@/components/screen/screen-scope'

/** Creates a scope as `useModel` does. The test shows, hides and refreshes its screen by `lifecycle`. */
export const screenScope = (services: Omit<ScopeDeps, 'resources'> & { resources?: ResourceCache }) => {
  const lifecycle = new ScreenLifecycle()
  const resources = services.resources ?? new ResourceCache(services.clock)
  const screen = new ScreenScope({ ...services, resources }, lifecycle)
  return {
    screen,
    resources,
    lifecycle,
    /** Covers the screen by another screen, and then goes back. */
    comeBack: (): void => {
      lifecycle.hide()
      lifecycle.show()
    },
  }
}
