import { Text, View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { ErrorState } from '@/components/loading/error-state'
import { useModel } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import '@/locales/namespaces/user'
import type { RouteParams } from '@/router/table/table'
import { screen } from '@/router/screen'
import styles from '../../people-list.module.scss'
import { AudienceModel } from './audience.model'
import { AttendeeRow } from './parts/attendee-row/attendee-row'

function Audience({ params }: { params: RouteParams<'audience'> }) {
  const t = useTexts('user')
  const model = useModel((services) => new AudienceModel(services, params))
  const { list } = model
  useDidShow(() => void list.load())
  const people = list.value ?? []
  const empty = list.value?.length === 0
  const add = (className?: string) => (
    <Button className={className} block icon="plus" onClick={model.add}>
      {t('audience.add')}
    </Button>
  )
  return (
    <>
      <NavBar title={t('audience.title')} />
      <View className={styles.page}>
        {!empty && (
          <View className={styles.head}>
            <Text className={styles.note}>{t('audience.note')}</Text>
            <View className={styles.add}>{add()}</View>
          </View>
        )}
        {list.status === 'failed' && <ErrorState error={list.error} onRetry={list.load} />}
        {empty && (
          <Empty
            scene="no-result"
            sentence={t('audience.empty')}
            hint={t('audience.emptyHint')}
            action={{ text: t('audience.add'), onClick: model.add }}
          />
        )}
        <View className={styles.list} role="list" ariaLabel={t('audience.list')} ariaBusy={list.pending}>
          {list.status === 'loading' &&
            [0, 1, 2].map((index) => <Skeleton key={index} shape="block" height="80px" className={styles.ghost} />)}
          {people.map((attendee) => (
            <View key={attendee.audienceId} role="listitem">
              <AttendeeRow attendee={attendee} onOpen={model.edit} />
            </View>
          ))}
        </View>
      </View>
      {people.length > 0 && <BottomBar>{add()}</BottomBar>}
    </>
  )
}

export default screen('audience', Audience)
