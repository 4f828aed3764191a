import { useContext, useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { type Services, useServices } from '../services'
import { ScreenLifecycle, ScreenLifecycleContext } from './screen-lifecycle'
import { ScreenScope } from './screen-scope'

/** Dependencies of a model: the app's services and its own scope on the screen. */
export interface ModelDeps extends Services {
  readonly screen: ScreenScope
}

/**
 * Creates a model that lives as long as the component. `make` is called once, on the first render; loads begin when the
 * component is mounted. The model must handle later changes of parameters itself.
 */
export function useModel<Model extends object>(make: (deps: ModelDeps) => Model): Model {
  const services = useServices()
  const outer = useContext(ScreenLifecycleContext)
  const [{ model, screen }] = useState(() => {
    const screen = new ScreenScope(services, outer ?? new ScreenLifecycle())
    return { screen, model: make({ ...services, screen }) }
  })
  useEffect(() => {
    // While the page's skeleton covers the screen (web), the loads of each model run in a separate task, so that the
    // phone remains responsive.
    const start = covered() ? setTimeout(() => screen.start()) : screen.start()
    return () => {
      if (start) clearTimeout(start)
      screen.dispose()
      if ('dispose' in model && typeof model.dispose === 'function') model.dispose()
    }
  }, [model, screen])
  return model
}
