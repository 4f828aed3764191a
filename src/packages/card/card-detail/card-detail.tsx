import { View } from '@tarojs/components'
import { type CardDetail, cardDetails } from '@/api/card'
import { CardFace } from '@/components/card/card-face/card-face'
import { CardRights } from '@/components/card/card-rights/card-rights'
import { AsyncView } from '@/components/screen/async-view'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { AsideColumns, PhoneOnly } from '@/components/ui/aside-columns/aside-columns'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { cardTexts } from '@/locales/namespaces/card'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import styles from './card-detail.module.scss'
import { nextAct } from './next-act'
import { CardFacts } from './parts/card-facts'
import { CardRecord } from './parts/card-record'
import { HolderCorrection } from './parts/holder-correction'

/** Screen of one privilege card: its card design, its terms, its benefits, and the next action. */
function CardDetailScreen({ params: { cardId, userCardInstanceId } }: { params: RouteParams<'card-detail'> }) {
  const t = useTexts(cardTexts)
  const { card } = useModel(({ client, screen: scope }) => ({
    card: scope.resource(
      () => client.call(cardDetails, { cardId, ...(userCardInstanceId && { userCardInstanceId }) }, HANDLES_NOT_FOUND),
      { perUser: true },
    ),
  }))
  const missing = (
    <Empty
      scene="no-result"
      sentence={t('card.missing')}
      action={{ text: t('card.toSale'), to: linkTo('card-list') }}
    />
  )
  return (
    <>
      <NavBar title={t('card.detail')} />
      <View className={styles.page}>
        <AsyncView of={card} skeleton={<DetailSkeleton cards={[216, 196, 132]} />} missing={missing}>
          {(loaded) => <Detail card={loaded} reload={card.load} />}
        </AsyncView>
      </View>
    </>
  )
}

function Detail({ card, reload }: { card: CardDetail; reload: () => Promise<unknown> }) {
  const t = useTexts(cardTexts)
  const { state, note, action } = nextAct(card, useNow(), t)
  const { agreement, cardId, promotionDesc, rangeDesc, own } = card
  const actions = action && <ButtonRow actions={[action]} />
  return (
    <>
      <AsideColumns
        aside={
          <Card title={state} note={note ?? promotionDesc}>
            {actions}
          </Card>
        }
      >
        <CardFace card={card} />
        {note && (
          <PhoneOnly>
            <Notice>{note}</Notice>
          </PhoneOnly>
        )}
        <CardFacts card={card} />
        <ListGroup>
          <ListRow icon="venue" title={t('card.fact.range')} value={rangeDesc} to={linkTo('card-range', { cardId })} />
          {own?.canCorrectHolder && <HolderCorrection card={card} reload={reload} />}
          {!own && agreement && (
            <ListRow icon="info" title={agreement.title} to={linkTo('agreement', { id: agreement.id })} />
          )}
        </ListGroup>
        <CardRights card={card} />
        {own && <CardRecord events={own.events} />}
      </AsideColumns>
      {actions && <BottomBar>{actions}</BottomBar>}
    </>
  )
}

export default screen('card-detail', CardDetailScreen)
