import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { Fragment } from 'react'
import type { Combo } from '@/api/combo'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { ShareAction } from '@/components/share/share-action/share-action'
import { shareCard } from '@/components/share/share-card'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { ShowSummary } from '@/components/show/show-summary/show-summary'
import { useTexts } from '@/components/texts'
import { AsideColumns } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import type { Fen } from '@/domain/money'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { comboTexts } from '@/locales/namespaces/combo'
import { linkTo, replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { MissingCombo } from '../parts/missing-combo'
import { ruleRows } from '../parts/rule-texts'
import { SessionRow } from './parts/session-row'
import { TakeIn } from './parts/take-in'
import styles from './ticket-package-show-detail.module.scss'
import { TicketPackageShowDetailModel } from './ticket-package-show-detail.model'

/** Screen of a show within a combo: its facts, its dates in the combo, and its price there. */
function TicketPackageShowDetail({ params }: { params: RouteParams<'ticket-package-show-detail'> }) {
  const t = useTexts(comboTexts)
  const { stores } = useServices()
  const model = useModel((deps) => new TicketPackageShowDetailModel(deps, params))
  const [first] = model.shows
  const { showName: title = t('combo.title'), posterUrl: picture = '' } = first?.show ?? {}
  const target = { promotionId: params.promotionId, showId: params.showId }
  return (
    <>
      <NavBar
        title={model.combo.value?.title ?? t('combo.title')}
        right={
          <ShareAction
            label={t('combo.share')}
            title={title}
            card={() => shareCard(stores, 'ticket-package-show-detail', target, { title, picture })}
            target={{ name: 'ticket-package-show-detail', params: target }}
          />
        }
      />
      <View className={styles.page}>
        <AsyncView of={model.combo} skeleton={<DetailSkeleton cards={[140, 180, 160]} />} missing={<MissingCombo />}>
          {(combo) => <Content model={model} combo={combo} showId={params.showId} />}
        </AsyncView>
      </View>
      <Bar model={model} />
    </>
  )
}

interface ShowProps {
  model: TicketPackageShowDetailModel
}

const Content = observer(({ model, combo, showId }: ShowProps & { combo: Combo; showId: string }) => {
  const t = useTexts(comboTexts)
  const { shows, share, single, facts } = model
  const [first] = shows
  if (!first)
    return (
      <Empty
        scene="no-result"
        sentence={t('combo.notPart')}
        action={{
          text: t('combo.toCombo'),
          to: replacedBy('ticket-package-detail', { promotionId: combo.promotionId }),
        }}
      />
    )
  const { show } = first
  const amount = (price: Fen | null) => (price === null ? null : t('price.fromAmount', { amount: formatMoney(price) }))
  return (
    <AsideColumns aside={<TakeIn model={model} block />}>
      <View className={styles.show}>
        <ShowSummary
          posterUrl={show.posterUrl}
          posterColor={facts.value?.posterColor ?? ''}
          name={show.showName}
          level={2}
          facts={[
            facts.value?.showDate ?? '',
            joinFacts([show.cityName, show.venueName]),
            facts.value?.venueAddress ?? '',
          ]}
        />
      </View>
      <Card title={t('combo.price')}>
        <FactRow title={t('combo.inCombo')} value={amount(share)} />
        <FactRow title={t('combo.single')} value={amount(single)} />
        {ruleRows(combo, t).map(({ key, title, value }) => (
          <FactRow key={key} title={title} value={value} />
        ))}
      </Card>
      <Card title={t('combo.sessions')}>
        {shows.map(({ part, show: inPart }) => (
          <Fragment key={part.partId}>
            {inPart.sessions.map((session) => (
              <SessionRow key={session.sessionId} show={inPart} session={session} />
            ))}
          </Fragment>
        ))}
      </Card>
      <ListGroup>
        <ListRow icon="drama" title={t('combo.toShow')} to={linkTo('show-detail', { showId })} />
      </ListGroup>
    </AsideColumns>
  )
})

const Bar = observer(({ model }: ShowProps) =>
  model.shows.length > 0 ? (
    <BottomBar>
      <TakeIn model={model} />
    </BottomBar>
  ) : null,
)

export default screen('ticket-package-show-detail', TicketPackageShowDetail)
