import { observable } from 'mobx'
import type { Query } from './query'
import type { RouteName } from './table/table'

/** Parameters of the tabs. A tab's screen reads them here, because `switchTab` takes no parameters. */
export const tabParams = observable.map<RouteName, Query>({}, { deep: false })
