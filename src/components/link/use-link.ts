import { useContext } from 'react'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import { ServicesContext } from '../services'
import { ComponentKindContext } from './component-kind'

export interface LinkProps {
  /** The screen that a tap opens, or any address. On the web it makes a link: for a new tab, or to copy its address. */
  to?: LinkTo | string | undefined
  /** What a tap does; with `to`, instead of opening it. */
  onClick?: () => unknown
}

/**
 * The two halves of a part's `to` and `onClick`: the address for the web (undefined in mini programs and without `to`), and the
 * handler of a plain tap (undefined without both). Taps within a component of the merchant's are measured.
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
