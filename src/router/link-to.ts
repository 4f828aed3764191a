import type { Query } from './query'
import type { ParamsOf, RouteName } from './table/table'

/** Screen that a link opens, with its parameters. */
export interface LinkTo {
  name: RouteName
  params: Query
  /** True if the screen replaces the current one. */
  replaces?: boolean
}

/** Returns the link to a screen, for a tappable element: `to={linkTo('show-detail', { showId })}`. */
export const linkTo = <N extends RouteName>(name: N, ...[params]: ParamsOf<N>): LinkTo => ({
  name,
  params: { ...params },
})

/** Returns the link to a screen that replaces the current one. */
export const replacedBy = <N extends RouteName>(name: N, ...params: ParamsOf<N>): LinkTo => ({
  ...linkTo(name, ...params),
  replaces: true,
})
