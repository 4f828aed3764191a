import type { ComponentType, FunctionComponent } from 'react'
import { type Services, ServicesContext } from '@/components/services'

/** Wraps a component in a provider of the services, for `mount`. */
export const withServices =
  <P extends object>(Content: ComponentType<P>, services: Services): FunctionComponent<P> =>
  (props) => (
    <ServicesContext.Provider value={services}>
      <Content {...props} />
    </ServicesContext.Provider>
  )
