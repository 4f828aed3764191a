import { useContext } from 'react'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import { ServicesContext } from '../services'
import { ComponentKindContext } from './component-kind'

export interface LinkProps {
  /** Screen or address that a tap opens. On the web it is a real link, which can be opened in a new tab or copied. */
  to?: LinkTo | string | undefined
  /** Handler of a tap. If `to` is also given, the handler runs instead of opening `to`. */
  onClick?: () => unknown
}

/**
 * Returns `href`, the web address of `to`, and `act`, the tap handler. `href` is undefined in mini programs and without
 * `to`; `act` is undefined without `to` and `onClick`. Tracks taps inside a merchant's component.
 */
export function useLink({ to, onClick }: LinkProps): { href: string | undefined; act: (() => unknown) | undefined } {
  const services = useContext(ServicesContext)
  const component = useContext(ComponentKindContext)
  if (!services) return { href: undefined, act: onClick }
  const { navigate, track } = services
  const run = onClick ?? (to ? () => follow(navigate, to) : undefined)
  const target = typeof to === 'object' ? to.name : ''
  const measured = (): unknown => {
    track({ name: 'click_component', component, target })
    return run?.()
  }
  return { href: to ? navigate.hrefOf(to) : undefined, act: run && component ? measured : run }
}
