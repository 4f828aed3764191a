import type { Query } from './query'
import type { ParamsOf, RouteName } from './table/table'

/** Target screen of a link, with its parameters. */
export interface LinkTo {
  name: RouteName
  params: Query
  /** True to replace the current screen. */
  replaces?: boolean
}

/** Returns a screen with its parameters, for a tappable element: `to={linkTo('show-detail', { showId })}`. */
export const linkTo = <N extends RouteName>(name: N, ...[params]: ParamsOf<N>): LinkTo => ({
  name,
  params: { ...params },
})

/** Returns the same, replacing the current screen. */
export const replacedBy = <N extends RouteName>(name: N, ...params: ParamsOf<N>): LinkTo => ({
  ...linkTo(name, ...params),
  replaces: true,
})
