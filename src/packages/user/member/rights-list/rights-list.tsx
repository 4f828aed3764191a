import { type CardDetail, cardDetails, ownCards } from '@/api/card'
import type { CardFace } from '@/api/card-face'
import { CardRights } from '@/components/card/card-rights/card-rights'
import { termText } from '@/components/card/card-text'
import { AsyncView } from '@/components/screen/async-view'
import { HANDLES_NOT_FOUND } from '@/components/screen/failure-message'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { NavBar } from '@/components/shell/nav-bar/nav-bar'
import { useTexts } from '@/components/texts'
import { CardPage } from '@/components/ui/card-page/card-page'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { cardTexts } from '@/locales/namespaces/card'
import { walletTexts } from '@/locales/namespaces/wallet'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import blockStyles from '../parts/block.module.scss'
import { LevelRightRows } from './parts/level-right-rows'

/** Maximum number of cards from which the buyer can choose. */
const LENGTH = 50

/**
 * Screen of the benefits of a card or a member level (decision 76). If the address contains neither, the buyer chooses
 * one of their cards.
 */
function RightsList({ params: { cardId, level } }: { params: RouteParams<'rights-list'> }) {
  const t = useTexts(walletTexts)
  return (
    <>
      <NavBar title={t('wallet.rights.title')} />
      <CardPage>{cardId ? <OfCard cardId={cardId} /> : level ? <LevelRightRows level={level} /> : <Choice />}</CardPage>
    </>
  )
}

function OfCard({ cardId }: { cardId: string }) {
  const t = useTexts(cardTexts)
  const { card } = useModel(({ client, screen: scope }) => ({
    card: scope.resource(() => client.call(cardDetails, { cardId }, HANDLES_NOT_FOUND), { perUser: true }),
  }))
  const toSale = { text: t('card.toSale'), to: linkTo('card-list') }
  return (
    <AsyncView
      of={card}
      skeleton={<Skeleton shape="block" height="320px" />}
      missing={<Empty scene="no-result" sentence={t('card.missing')} action={toSale} />}
    >
      {(loaded) => <Rights card={loaded} />}
    </AsyncView>
  )
}

function Rights({ card }: { card: CardDetail }) {
  const t = useTexts(walletTexts)
  const { cardId, cardName, promotionDesc, rights } = card
  const toCard = linkTo('card-detail', { cardId })
  if (rights.length === 0)
    return (
      <Empty
        scene="no-result"
        sentence={t('wallet.rights.none', { name: cardName })}
        action={{ text: t('wallet.rights.card'), to: toCard }}
      />
    )
  return (
    <>
      <ListGroup>
        <ListRow icon="card" title={cardName} note={promotionDesc} to={toCard} />
      </ListGroup>
      <CardRights card={card} />
    </>
  )
}

/** Returns the first card of each kind, in the original order. */
const oneOfEach = (cards: readonly CardFace[]): CardFace[] =>
  cards.filter(({ cardId }, index) => cards.findIndex((each) => each.cardId === cardId) === index)

function Choice() {
  const t = useTexts(walletTexts)
  const card = useTexts(cardTexts)
  const now = useNow()
  const { cards } = useModel(({ screen: scope }) => ({ cards: scope.query(ownCards, { offset: 0, length: LENGTH }) }))
  return (
    <AsyncView of={cards} skeleton={<Skeleton shape="block" height="320px" />}>
      {({ items }) =>
        items.length === 0 ? (
          <Empty
            scene="no-result"
            sentence={card('card.empty.mine')}
            action={{ text: card('card.toSale'), to: linkTo('card-list') }}
          />
        ) : (
          <Section className={blockStyles.block} title={t('wallet.rights.choose')}>
            <ListGroup>
              {oneOfEach(items).map((each) => (
                <ListRow
                  key={each.cardId}
                  icon="card"
                  title={each.cardName}
                  note={termText(each, now, card)}
                  to={linkTo('rights-list', { cardId: each.cardId })}
                />
              ))}
            </ListGroup>
          </Section>
        )
      }
    </AsyncView>
  )
}

export default screen('rights-list', RightsList)
