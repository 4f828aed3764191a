import { Current, eventCenter } from '@tarojs/runtime'
import { type ReactNode, useEffect } from 'react'
import { Pulled, usePull } from './pull'

const pageAtTop = (pulled: HTMLElement): boolean => (pulled.closest('.taro_page')?.scrollTop ?? 0) <= 0

/**
 * Implements the pull-down refresh of pages that enable it. Taro's router wraps the page in this component
 * (config/h5/webpack.ts). As on other hosts, `onPullDownRefresh` of the page is called, and the page calls
 * `stopPullDownRefresh`.
 */
export const PullToRefresh = ({ children }: { children?: ReactNode }) => {
  const pull = usePull(pageAtTop, () => void eventCenter.trigger('__taroStartPullDownRefresh'))
  const { hold, settle } = pull

  useEffect(() => {
    const begin = () => {
      hold()
      Current.page?.onPullDownRefresh?.()
    }
    eventCenter.on('__taroStartPullDownRefresh', begin)
    eventCenter.on('__taroStopPullDownRefresh', settle)
    return () => {
      eventCenter.off('__taroStartPullDownRefresh', begin)
      eventCenter.off('__taroStopPullDownRefresh', settle)
    }
  }, [hold, settle])

  return <Pulled pull={pull}>{children}</Pulled>
}
