import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { LinkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import type { Resource } from '../../screen/async-resource'
import { AsyncView } from '../../screen/async-view'
import { BottomBar } from '../../ui/bottom-bar/bottom-bar'
import { Button } from '../../ui/button/button'
import { Empty } from '../../ui/empty/empty'
import { Skeleton } from '../../ui/skeleton/skeleton'
import styles from './record-list.module.scss'

export interface RecordListProps<Item> {
  of: Resource<readonly Item[]>
  keyOf: (item: Item) => string
  /** Name of the list for screen readers. */
  label: string
  /** Purpose of the records; undefined if the previous screen shows it. */
  note: string | undefined
  /** Content of an empty list. */
  empty: { sentence: string; hint: string }
  addText: string
  /** The form of a new record. */
  add: LinkTo
  /** Heights of the cards while they load. */
  skeleton: readonly string[]
  children: (item: Item) => ReactNode
}

/**
 * Draws stored records such as attendees or addresses: a card for each, and a button that opens the form of a new one.
 */
export const RecordList = observer(<Item,>(props: RecordListProps<Item>) => {
  const { of, keyOf, label, note, empty, addText, add: toAdd, skeleton, children } = props
  const count = of.value?.length
  const add = (
    <Button block icon="plus" to={toAdd}>
      {addText}
    </Button>
  )
  const list = (content: ReactNode) => (
    <View className={styles.list} role="list" ariaLabel={label} ariaBusy={of.pending}>
      {content}
    </View>
  )
  const placeholders = skeleton.map((height, index) => (
    <Skeleton key={index} shape="block" height={height} className={styles.ghost} />
  ))
  return (
    <>
      <View className={styles.page}>
        {count !== 0 && (
          <View className={styles.head}>
            {note && <Text className={textStyles.meta}>{note}</Text>}
            <View className={styles.add}>{add}</View>
          </View>
        )}
        <AsyncView of={of} skeleton={list(placeholders)}>
          {(items) =>
            items.length === 0 ? (
              <Empty scene="no-result" {...empty} action={{ text: addText, to: toAdd }} />
            ) : (
              list(
                items.map((item) => (
                  <View key={keyOf(item)} role="listitem">
                    {children(item)}
                  </View>
                )),
              )
            )
          }
        </AsyncView>
      </View>
      {!!count && <BottomBar>{add}</BottomBar>}
    </>
  )
})
