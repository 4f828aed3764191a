import { observable } from 'mobx'
import type { Query } from './query'
import type { RouteName } from './table/table'

/**
 * Parameters of tabs, which the tab's screen reads here. Mini programs accept none in `switchTab`, and an open tab gets
 * no new ones when it is shown again.
 */
export const tabParams = observable.map<RouteName, Query>({}, { deep: false })
