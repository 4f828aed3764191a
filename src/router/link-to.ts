import type { Query } from './query'
import type { ParamsOf, RouteName } from './table/table'

/** A screen that something leads to, with its parameters. */
export interface LinkTo {
  name: RouteName
  params: Query
  /** It takes the place of the screen that leads to it. */
  replaces?: boolean
}

/** The screen of the name with these parameters, as what can be tapped takes it: `to={linkTo('show-detail', { showId })}`. */
export const linkTo = <N extends RouteName>(name: N, ...[params]: ParamsOf<N>): LinkTo => ({
  name,
  params: { ...params },
})

/** The same, in the place of the screen that leads to it. */
export const replacedBy = <N extends RouteName>(name: N, ...params: ParamsOf<N>): LinkTo => ({
  ...linkTo(name, ...params),
  replaces: true,
})
