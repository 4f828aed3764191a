import { View } from '@tarojs/components'
import { useReachBottom } from '@tarojs/taro'
import { ListView } from '@/components/lists/list-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { stubTexts } from '@/locales/namespaces/stub'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { StubCard } from './parts/stub-card/stub-card'
import { keyOfStub, TicketStubListModel } from './ticket-stub-list.model'
import styles from './ticket-stub-list.module.scss'

const SKELETONS = [0, 1, 2, 3]

/** The stubs of the shows that the buyer was at. */
function TicketStubList() {
  const t = useTexts(stubTexts)
  const { stubs } = useModel((deps) => new TicketStubListModel(deps))
  useReachBottom(() => void stubs.more())
  const skeleton = (
    <View className={styles.grid}>
      {SKELETONS.map((index) => (
        <Skeleton key={index} shape="block" height="128px" className={styles.ghost} />
      ))}
    </View>
  )
  return (
    <>
      <NavBar title={t('stub.title')} />
      <View className={styles.page}>
        <ListView
          list={stubs}
          keyOf={keyOfStub}
          className={styles.grid}
          label={t('stub.title')}
          skeleton={skeleton}
          empty={
            <Empty
              scene="no-ticket"
              sentence={t('stub.empty')}
              hint={t('stub.emptyHint')}
              action={{ text: t('stub.toShows'), to: linkTo('all') }}
            />
          }
        >
          {(stub, index) => <StubCard stub={stub} eager={index < 4} />}
        </ListView>
      </View>
    </>
  )
}

export default screen('ticket-stub-list', TicketStubList)
