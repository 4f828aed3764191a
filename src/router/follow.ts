import type { LinkTo } from './link-to'
import type { Navigate } from './navigation'
import { isTabName, type ParamsOf } from './table/table'

/** Opens the target of a link: switches to a tab, pushes a screen, or replaces the current one. */
export const follow = (navigate: Navigate, to: LinkTo | string): Promise<unknown> => {
  if (typeof to === 'string') return navigate.openAddress(to)
  const { name, replaces } = to
  const params = (Object.keys(to.params).length > 0 ? [to.params] : []) as ParamsOf<typeof name>
  if (isTabName(name)) return navigate.switchTab(name, ...(params as ParamsOf<typeof name>))
  return replaces ? navigate.redirect(name, ...params) : navigate.open(name, ...params)
}
