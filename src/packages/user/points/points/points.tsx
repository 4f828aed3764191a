import { ScrollView, View } from '@tarojs/components'
import { cardsOnSale } from '@/api/card'
import { expiringPoints, pointAccount } from '@/api/points'
import { CardRow } from '@/components/card/card-row/card-row'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { CardPage } from '@/components/ui/card-page/card-page'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { pointsTexts } from '@/locales/namespaces/points'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import { Balance } from './parts/balance'
import styles from './points.module.scss'

/** Maximum number of rewards on the page. */
const LENGTH = 50

/** Screen of the buyer's points, and the rewards that can be bought with points. */
function Points() {
  const t = useTexts(pointsTexts)
  const { account, ending, rewards } = useModel(({ client, screen: scope }) => ({
    account: scope.query(pointAccount, {}),
    ending: scope.query(expiringPoints, {}),
    rewards: scope.resource(() => client.call(cardsOnSale, { offset: 0, length: LENGTH, forPoints: true }), {
      perUser: true,
    }),
  }))
  return (
    <>
      <NavBar title={t('points.title')} />
      <ScrollView className={styles.scroll} scrollY>
        <CardPage desktop="wide">
          <AsyncView of={account} skeleton={<Skeleton shape="block" height="148px" />}>
            {(loaded) => <Balance account={loaded} ending={ending.value} />}
          </AsyncView>
          <ListGroup>
            <ListRow icon="coin" title={t('points.lots')} to={linkTo('self-point')} />
            <ListRow icon="clock" title={t('points.records')} to={linkTo('point-record')} />
            <ListRow icon="info" title={t('points.rule')} to={linkTo('points-rule')} />
          </ListGroup>
          <Section className={styles.rewards} title={t('points.rewards')}>
            <AsyncView of={rewards} skeleton={<Skeleton shape="block" height="260px" />}>
              {({ items }) =>
                items.length === 0 ? (
                  <Empty
                    scene="no-result"
                    sentence={t('points.rewardsEmpty')}
                    hint={t('points.rewardsHint')}
                    action={{ text: t('points.toShows'), to: linkTo('all') }}
                  />
                ) : (
                  <View className={styles.grid}>
                    {items.map((card) => (
                      <CardRow key={card.cardId} card={card} />
                    ))}
                  </View>
                )
              }
            </AsyncView>
          </Section>
        </CardPage>
      </ScrollView>
    </>
  )
}

export default screen('points', Points)
