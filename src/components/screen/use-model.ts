import { useContext, useEffect, useState } from 'react'
import { covered } from '@/platform/first-paint'
import { type Services, useServices } from '../services'
import { ScreenLifecycle, ScreenLifecycleContext } from './screen-lifecycle'
import { ScreenScope } from './screen-scope'

/** What a model is made of: the app's services and its own scope on the screen. */
export interface ModelDeps extends Services {
  readonly screen: ScreenScope
}

/**
 * A model that lives as long as the component. `make` is called once, on the first paint; loads begin when the component is
 * mounted. Parameters that change later are the model's own business.
 */
export function useModel<Model extends object>(make: (deps: ModelDeps) => Model): Model {
  const services = useServices()
  const outer = useContext(ScreenLifecycleContext)
  const [{ model, screen }] = useState(() => {
    const screen = new ScreenScope(services, outer ?? new ScreenLifecycle())
    return { screen, model: make({ ...services, screen }) }
  })
  useEffect(() => {
    // Nobody sees the screen under the page's own shapes (web): the loads of each model are a task then, and a phone stays quick.
    const start = covered() ? setTimeout(() => screen.start()) : screen.start()
    return () => {
      if (start) clearTimeout(start)
      screen.dispose()
      if ('dispose' in model && typeof model.dispose === 'function') model.dispose()
    }
  }, [model, screen])
  return model
}
