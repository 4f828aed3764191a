import { observable } from 'mobx'
import type { Query } from './query'
import type { RouteName } from './table/table'

/**
 * Parameters handed to tabs. Mini programs take none in `switchTab`, and a tab that was open before is shown again
 * without being told of new ones: the tab's screen reads them here.
 */
export const tabParams = observable.map<RouteName, Query>({}, { deep: false })
