import type { ComponentType, FunctionComponent } from 'react'
import { type Services, ServicesContext } from '@/components/services'

/** The component with services around it, for `mount`. */
export const withServices =
  <P extends object>(Content: ComponentType<P>, services: Services): FunctionComponent<P> =>
  (props) => (
    <ServicesContext.Provider value={services}>
      <Content {...props} />
    </ServicesContext.Provider>
  )
