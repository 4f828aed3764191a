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
import { AddressListModel } from './address.model'
import { AddressCard } from './parts/address-card/address-card'

function AddressList({ params }: { params: RouteParams<'address'> }) {
  const t = useTexts('user')
  const model = useModel((services) => new AddressListModel(services, params))
  const { list, picks } = model
  useDidShow(() => void list.load())
  const known = list.value ?? []
  const empty = list.value?.length === 0
  const add = (
    <Button block icon="plus" onClick={model.add}>
      {t('address.add')}
    </Button>
  )
  return (
    <>
      <NavBar title={t(picks ? 'address.pick' : 'address.title')} />
      <View className={styles.page}>
        {!empty && (
          <View className={styles.head}>
            <Text className={styles.note}>{t('address.note')}</Text>
            <View className={styles.add}>{add}</View>
          </View>
        )}
        {list.status === 'failed' && <ErrorState error={list.error} onRetry={list.load} />}
        {empty && (
          <Empty
            scene="no-result"
            sentence={t('address.empty')}
            hint={t('address.emptyHint')}
            action={{ text: t('address.add'), onClick: model.add }}
          />
        )}
        <View className={styles.list} role="list" ariaLabel={t('address.list')} ariaBusy={list.pending}>
          {list.status === 'loading' &&
            [0, 1].map((index) => <Skeleton key={index} shape="block" height="104px" className={styles.ghost} />)}
          {known.map((address) => (
            <View key={address.addressId} role="listitem">
              <AddressCard address={address} onPick={picks ? model.pick : undefined} onEdit={model.edit} />
            </View>
          ))}
        </View>
      </View>
      {known.length > 0 && <BottomBar>{add}</BottomBar>}
    </>
  )
}

export default screen('address', AddressList)
