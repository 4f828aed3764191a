import type { CardDetail } from '@/api/card'
import { priceText, termText } from '@/components/card/card-text'
import { momentText } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { cardTexts } from '@/locales/namespaces/card'

/**
 * Draws the price and limits of a card on sale, or the usage and holder of the buyer's card. Also draws the validity
 * and the refund rule.
 */
export function CardFacts({ card }: { card: CardDetail }) {
  const t = useTexts(cardTexts)
  const now = useNow()
  const { own, convertibleTimes: count, redeemedTimes: used, refundRule, perPerson, stock, promotionDesc } = card
  const received = own?.receivedTime ?? null
  return (
    <Card title={t('card.fact.title')} note={promotionDesc}>
      {!own && <FactRow title={t('card.fact.price')} value={priceText(card, t)} />}
      <FactRow title={t('card.fact.term')} value={termText(card, now, t)} />
      {own && count !== null && <FactRow title={t('card.fact.used')} value={t('card.redeemed', { used, count })} />}
      {own && own.identityName !== '' && (
        <FactRow
          title={t('card.fact.person')}
          value={t('card.person', { name: own.identityName, number: own.identityNo })}
        />
      )}
      {own && own.seatInfos.length > 0 && (
        <FactRow title={t('card.fact.seats')} value={own.seatInfos.join(t('common.separator'))} />
      )}
      {!own && (
        <>
          <FactRow
            title={t('card.fact.limit')}
            value={perPerson === null ? null : t('card.limit', { count: perPerson })}
          />
          <FactRow title={t('card.fact.stock')} value={stock ? t('card.limit', { count: stock }) : null} />
        </>
      )}
      <FactRow title={t('card.fact.refund')} value={t(`card.refund.${refundRule}`)} />
      <FactRow
        title={t('card.fact.received')}
        value={received === null ? null : momentText(received, { now, utcOffset: SHOP_OFFSET }, t)}
      />
    </Card>
  )
}
