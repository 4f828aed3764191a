import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ComboPrice } from '@/api/combo-order'
import { AttendeesCard } from '@/components/checkout/attendees/attendees-card'
import { CheckoutScreen } from '@/components/checkout/checkout-screen'
import { ContactCard } from '@/components/checkout/contact/contact-card'
import { NotesCard } from '@/components/checkout/notes/notes-card'
import { PricesCard } from '@/components/checkout/prices/prices-card'
import { RemarkCard } from '@/components/checkout/remark-card'
import { useModel } from '@/components/screen/use-model'
import { HoldCountdown } from '@/components/seat/hold-countdown/hold-countdown'
import { ShowSummary } from '@/components/show/show-summary/show-summary'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { comboOrderTexts } from '@/locales/namespaces/combo-order'
import { orderTexts } from '@/locales/namespaces/order'
import { withPayment } from '@/payment/with-payment'
import textStyles from '@/styles/text.module.scss'
import { HoldOver } from '../start-over/start-over'
import { ComboCheckoutModel } from './combo-checkout.model'
import styles from './combo-checkout.module.scss'
import type { HeldCombo } from './combo-purchase'

/** Draws the checkout of a held combo: a card for each session, attendees and contact once for all. */
export function ComboCheckout({ combo }: { combo: HeldCombo }) {
  const t = useTexts(orderTexts)
  const own = useTexts(comboOrderTexts)
  const model = useModel((deps) => new ComboCheckoutModel(withPayment(deps), combo))
  const { checkout } = model
  return (
    <CheckoutScreen
      model={checkout}
      item={(price) => <Head model={model} price={price} />}
      over={<End model={model} />}
      cards={({ blocks }) => (
        <>
          {blocks.map((block) => (
            <Block key={block.sessionId} block={block} />
          ))}
          <AttendeesCard model={checkout} showId={combo.showId} />
          <ContactCard model={checkout} />
          <PricesCard model={checkout} />
          <RemarkCard model={checkout} hint={t('confirm.remarkHint')} />
          <NotesCard
            title={t('confirm.notes')}
            notes={[...new Set([own('comboOrder.together'), own('comboOrder.refund'), ...blocks.flatMap(notesOf)])]}
          />
        </>
      )}
    />
  )
}

/** Returns the notes on a session, which name the show. */
const notesOf = ({ showName, notes }: ComboPrice['blocks'][number]): string[] =>
  notes.map((note) => joinFacts([showName, note]))

/** Draws why the purchase has ended, with a link to the choice. */
const End = observer(({ model: { end, sessions, shows } }: { model: ComboCheckoutModel }) => {
  const t = useTexts(comboOrderTexts)
  if (end === 'REFUSED')
    return (
      <Empty
        scene="no-ticket"
        sentence={t('comboOrder.refused')}
        hint={t('comboOrder.refusedHint')}
        action={{ text: t('comboOrder.chooseAgain'), to: sessions }}
      />
    )
  if (end === 'DOCUMENTS')
    return (
      <Empty
        scene="no-ticket"
        sentence={t('comboOrder.documents')}
        hint={t('comboOrder.documentsHint')}
        action={{ text: t('comboOrder.chooseShows'), to: shows }}
      />
    )
  return <HoldOver seats={sessions} />
})

/** Draws the title of the combo, what it saves, and how long its seats are held. */
const Head = observer(
  ({ model: { hold, extend, checkout }, price }: { model: ComboCheckoutModel; price: ComboPrice }) => {
    const t = useTexts(comboOrderTexts)
    const { title, saving, setCount } = price
    const facts = [
      setCount > 1 ? t('comboOrder.sets', { count: setCount }) : '',
      saving > 0 ? t('comboOrder.saving', { amount: formatMoney(saving) }) : '',
    ]
    return (
      <View>
        <View className={textStyles.item} role="heading" ariaLevel={2}>
          {title}
        </View>
        <View className={textStyles.metaAccent}>{joinFacts(facts)}</View>
        {hold.expiresAt !== null && !checkout.purchase.checking && (
          <View className={styles.time}>
            <HoldCountdown expiresAt={hold.expiresAt} onOver={hold.end} />
            {hold.canExtend && (
              <Button kind="quiet" size="s" loading={hold.busy} onClick={extend}>
                {t('comboOrder.moreTime')}
              </Button>
            )}
          </View>
        )}
      </View>
    )
  },
)

/** Draws a session of the combo with its seats and its part of the price. */
function Block({ block }: { block: ComboPrice['blocks'][number] }) {
  const t = useTexts(comboOrderTexts)
  const { showName, sessionName, cityName, venueName, posterUrl, posterColor, items, seats, total, payAmount } = block
  const method = block.deliverMethods.find(({ code }) => code === block.deliverMethod)
  return (
    <View className={styles.block}>
      <ShowSummary
        {...{ posterUrl, posterColor }}
        name={showName}
        level={2}
        facts={[sessionName, joinFacts([cityName, venueName]), method?.name ?? '']}
      >
        {items.map(({ seatPlanId, seatPlanName, quantity }) => (
          <View key={seatPlanId} className={textStyles.metaStrong}>
            {t('price.tier', { tier: seatPlanName, count: quantity })}
          </View>
        ))}
        {seats.map(({ seatId, seatDesc }) => (
          <View key={seatId} className={textStyles.meta}>
            {seatDesc}
          </View>
        ))}
        <View className={textStyles.metaNumerals}>
          {payAmount < total
            ? t('comboOrder.shareOf', { amount: formatMoney(payAmount), single: formatMoney(total) })
            : t('price.amount', { amount: formatMoney(payAmount) })}
        </View>
      </ShowSummary>
    </View>
  )
}
