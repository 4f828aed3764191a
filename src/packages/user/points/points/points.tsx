import { ScrollView, View } from '@tarojs/components'
import { cardsOnSale } from '@/api/card'
import { offeredPackages } from '@/api/coupon-package'
import { expiringPoints, pointAccount } from '@/api/points'
import { useModuleVisibility } from '@/components/account/use-module-visibility'
import { CardRow } from '@/components/card/card-row/card-row'
import { PackageRows } from '@/components/coupon/package-rows/package-rows'
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

/** Maximum number of cards on the page. */
const LENGTH = 50

/** Screen of the buyer's points, what they buy, and how to earn them. */
function Points() {
  const t = useTexts(pointsTexts)
  const modules = useModuleVisibility()
  const { account, ending, rewards } = useModel(({ client, screen: scope }) => ({
    account: scope.query(pointAccount, {}),
    ending: scope.query(expiringPoints, {}),
    rewards: scope.resource(
      async () => {
        const [{ items: cards }, packages] = await Promise.all([
          client.call(cardsOnSale, { offset: 0, length: LENGTH, forPoints: true }),
          client.call(offeredPackages, {}),
        ])
        return { cards, packages: packages.filter(({ pointPrice }) => pointPrice > 0) }
      },
      { perUser: true },
    ),
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
              {({ cards, packages }) =>
                cards.length + packages.length === 0 ? (
                  <Empty
                    scene="no-result"
                    sentence={t('points.rewardsEmpty')}
                    hint={t('points.rewardsHint')}
                    action={{ text: t('points.toShows'), to: linkTo('all') }}
                  />
                ) : (
                  <View className={styles.lists}>
                    {packages.length > 0 && <PackageRows packages={packages} />}
                    {cards.length > 0 && (
                      <View className={styles.grid}>
                        {cards.map((card) => (
                          <CardRow key={card.cardId} card={card} />
                        ))}
                      </View>
                    )}
                  </View>
                )
              }
            </AsyncView>
          </Section>
          <Section className={styles.rewards} title={t('points.ways.title')}>
            <ListGroup>
              <ListRow icon="ticket" title={t('points.ways.buy')} note={t('points.ways.buyNote')} to={linkTo('all')} />
              {modules.shows('MEMBER') && (
                <ListRow
                  icon="crown"
                  title={t('points.ways.member')}
                  note={t('points.ways.memberNote')}
                  to={linkTo('member-center')}
                />
              )}
            </ListGroup>
          </Section>
        </CardPage>
      </ScrollView>
    </>
  )
}

export default screen('points', Points)
