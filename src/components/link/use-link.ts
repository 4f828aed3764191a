import { useContext } from 'react'
import { follow } from '@/router/follow'
import type { LinkTo } from '@/router/link-to'
import { ServicesContext } from '../services'

export interface LinkProps {
  /** The screen that a tap opens, or any address. On the web it makes a link: for a new tab, or to copy its address. */
  to?: LinkTo | string | undefined
  /** What a tap does; with `to`, instead of opening it. */
  onClick?: () => unknown
}

/**
 * The two halves of a part's `to` and `onClick`: the address for the web (undefined in mini programs and without `to`), and the
 * handler of a plain tap (undefined without both).
 */
export function useLink({ to, onClick }: LinkProps): { href: string | undefined; act: (() => unknown) | undefined } {
  const navigate = useContext(ServicesContext)?.navigate
  if (!to || !navigate) return { href: undefined, act: onClick }
  return { href: navigate.hrefOf(to), act: onClick ?? (() => follow(navigate, to)) }
}
