import { observable } from 'mobx'
import type { Query } from './query'
import type { RouteName } from './table/table'

/** Parameters of tabs, which the tab's screen reads here. `switchTab` has none, and an open tab gets no new ones. */
export const tabParams = observable.map<RouteName, Query>({}, { deep: false })
