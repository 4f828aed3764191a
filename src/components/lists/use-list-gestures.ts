import { usePullDownRefresh, useReachBottom } from '@tarojs/taro'
import { endPullDown } from '@/platform/pull-down'
import type { PagedList } from './paged-list'

/** The list of a whole screen: its end loads the next page, pulling down loads the first one again. */
export function useListGestures(list: Pick<PagedList<unknown>, 'more' | 'reload'>): void {
  useReachBottom(() => void list.more())
  usePullDownRefresh(() => void list.reload().then(endPullDown))
}
