import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { useTexts } from '../texts'
import { Button } from '../ui/button/button'
import { failureMessage } from '../screen/failure-message'
import styles from './list-end.module.scss'
import type { PagedList } from './paged-list'

export interface ListEndProps {
  list: Pick<PagedList<unknown>, 'loaded' | 'loading' | 'last' | 'error' | 'reloadFailed' | 'more' | 'retry'>
  /** Placeholders of the loading entries. */
  skeleton: ReactNode
}

/**
 * Draws the end of a paged list: placeholders while the next page loads, the error, or a button that loads the next
 * page. The button serves keyboards, and windows that the first page does not fill. Draws nothing after the last page.
 */
export const ListEnd = observer(({ list, skeleton }: ListEndProps) => {
  const t = useTexts()
  if (!list.loaded) return null
  if (list.loading === 'next') return <View ariaHidden>{skeleton}</View>
  const failure = list.error === null || list.reloadFailed ? null : failureMessage(list.error)
  if (!failure && list.last) return null
  return (
    <View className={styles.end}>
      {failure && (
        <View role="alert">
          <Text>{failure.message || t(failure.key)}</Text>
        </View>
      )}
      <Button kind="quiet" size="m" onClick={failure ? list.retry : list.more}>
        {t(failure ? 'button.retry' : 'button.more')}
      </Button>
    </View>
  )
})
