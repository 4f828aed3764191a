import { cardTexts } from '../../../../src/locales/namespaces/card'
import { seededCardId } from '../../../gateway/modules/trade/card/seed-service'
import type { Shopper } from '../../shopper'
import { showCard } from '../../steps/browse'
import { stopAt, type Stop, titled } from '../stop'

/** Waits for the first card of a list. Rows of the list are links. */
const listed = (shopper: Shopper): Promise<void> => shopper.screen().getByRole('listitem').first().waitFor()

/** Creates a stop of a card's screen. It is ready once the details of the card are visible. */
const detail = (name: string, path: string): Stop =>
  titled(name, `/benefit-card/${path}`, ({ texts }) => texts(cardTexts)('card.fact.title'))

/** Creates a stop of a card that the sandbox's member owns (modules/trade/card/data/own-cards.json). */
const own = (name: string, cardId: string, card: string): Stop =>
  detail(name, `${cardId}?userCardInstanceId=${seededCardId(card)}`)

export const member: readonly Stop[] = [
  stopAt('card-list', '/card-list', listed),
  detail('card-detail', 'BC4'),
  own('card-own', 'BC5', 'annual'),
  stopAt('my-rights', '/my-rights', listed),
  titled('rights-list', '/rights-list?cardId=BC4', ({ texts }) => texts(cardTexts)('card.rights')),
  stopAt('card-range', '/card-range?cardId=BC4', (shopper) => showCard(shopper, 'S8005').waitFor()),
]
