import { useContext } from 'react'
import type { LinkTo } from '@/router/link-to'
import type { Navigate } from '@/router/navigation'
import { isTabName, type ParamsOf } from '@/router/table/table'
import { ServicesContext } from '../services'

export interface LinkProps {
  /**
   * The screen that a tap leads to, or any address. On the web it is a link: it opens in a new tab, and its address can be
   * copied.
   */
  to?: LinkTo | string
  /** What a tap does; with `to`, instead of going there at once. */
  onClick?: () => unknown
}

/** Goes where a link leads: a tab is switched to, another screen opened, or put in the place of the present one. */
export const follow = (navigate: Navigate, to: LinkTo | string): Promise<unknown> => {
  if (typeof to === 'string') return navigate.openAddress(to)
  const { name, replaces } = to
  const params = (Object.keys(to.params).length > 0 ? [to.params] : []) as ParamsOf<typeof name>
  if (isTabName(name)) return navigate.switchTab(name, ...(params as ParamsOf<typeof name>))
  return replaces ? navigate.redirect(name, ...params) : navigate.open(name, ...params)
}

/**
 * What `to` and `onClick` of a part mean: the address for the web (undefined in mini programs and without `to`), and the act of a
 * plain tap (undefined where there is none).
 */
export function useLink({ to, onClick }: LinkProps): { href: string | undefined; act: (() => unknown) | undefined } {
  const navigate = useContext(ServicesContext)?.navigate
  if (!to || !navigate) return { href: undefined, act: onClick }
  return { href: navigate.hrefOf(to), act: onClick ?? (() => follow(navigate, to)) }
}
