import { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { endPullDown } from '@/platform/pull-down'
import type { PagedList } from './paged-list'

/** Connects the list of a whole screen: its end loads the next page, pulling down reloads the first one. */
export function useListGestures(list: Pick<PagedList<unknown>, 'more' | 'reload'>): void {
  useReachBottom(() => void list.more())
  usePullDownRefresh(() => void list.reload().then(endPullDown))
}
