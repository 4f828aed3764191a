import { observable } from 'mobx'
import type { Query } from './query'
import type { RouteName } from './table/table'

/** Parameters of the tabs. Each tab's screen reads its parameters here, because `switchTab` cannot pass any. */
export const tabParams = observable.map<RouteName, Query>({}, { deep: false })
