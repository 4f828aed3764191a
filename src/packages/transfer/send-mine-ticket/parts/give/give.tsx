import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GiftOffer } from '@/api/transfer'
import { SupportRow } from '@/components/contact/support-row'
import { PhoneField } from '@/components/form/fields/phone-field'
import { problemText } from '@/components/form/problem'
import { nearTime } from '@/components/dates'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { CardPage } from '@/components/ui/card-page/card-page'
import { classes } from '@/components/ui/classes'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import type { Translate } from '@/locales/keys'
import { toGift } from '@/components/ticket/to-gift'
import { giveTexts } from '@/locales/namespaces/give'
import { giftTexts } from '@/locales/namespaces/gift'
import { linkTo, replacedBy } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { GiftFace } from '@/components/ticket/gift-face/gift-face'
import type { GiveModel } from '../../give.model'
import { TicketsCard } from '../tickets-card/tickets-card'
import { MessageCard } from '../message-card/message-card'
import styles from './give.module.scss'

/** Draws the form of a gift: tickets, recipient, message. Also draws the preview for the friend, and the deadline. */
export const Give = observer(({ model, offer }: { model: GiveModel; offer: GiftOffer }) => {
  const t = useTexts(giftTexts)
  const give = useTexts(giveTexts)
  const { offered, chosen, form } = model
  const rules = <ListRow icon="info" title={t('gift.give.rules')} to={linkTo('send-rule')} />
  if (offered.length === 0)
    return (
      <CardPage desktop="columns">
        <View className={styles.part}>
          <Empty compact scene="no-ticket" sentence={t('gift.give.noneTitle')} action={wayOn(offer, t, give)} />
          <TicketsCard model={model} />
        </View>
        <ListGroup>{rules}</ListGroup>
      </CardPage>
    )
  const submit = (
    <Button block onClick={model.submit}>
      {chosen.length > 0 ? t('gift.give.submit', { count: chosen.length }) : t('gift.give.submitNone')}
    </Button>
  )
  return (
    <>
      <CardPage desktop="columns">
        <View className={styles.part}>
          <TicketsCard model={model} />
          <Card title={t('gift.give.to')} note={t('gift.give.toNote')}>
            <PhoneField
              form={form}
              areas={model.areas.value ?? []}
              label={t('gift.give.phone')}
              placeholder={t('gift.give.phonePlaceholder')}
              required
            />
          </Card>
          <MessageCard model={model} />
        </View>
        <View className={classes(styles.part, styles.beside)}>
          <Preview model={model} offer={offer} />
          {form.problems.form && <Notice tone="danger">{problemText(t, form.problems.form)}</Notice>}
          <View className={styles.act}>{submit}</View>
          <ListGroup>{rules}</ListGroup>
          <SupportRow showId={offer.showId} />
        </View>
      </CardPage>
      <BottomBar>{submit}</BottomBar>
    </>
  )
})

/**
 * Returns the link to the screen where the buyer can solve the problem that blocks the gift. If no screen can solve it,
 * returns the link to the tickets.
 */
const wayOn = (
  { tickets, pendingOrderId, voucherId }: GiftOffer,
  t: Translate<typeof giftTexts>,
  give: Translate<typeof giveTexts>,
) => {
  if (pendingOrderId && tickets.some(({ refusal }) => refusal === 'REBOOKING'))
    return { text: t('gift.give.toPay'), to: linkTo('order-detail', { orderId: pendingOrderId }) }
  const back = { text: t('gift.give.toTicket'), to: replacedBy('ticket-detail-new', { id: voucherId }) }
  return toGift(tickets, give) ?? back
}

/** Draws the gift as the friend will see it, and the effect on the tickets. */
const Preview = observer(({ model, offer }: { model: GiveModel; offer: GiftOffer }) => {
  const t = useTexts(giftTexts)
  const { chosen, card, form } = model
  const { until, utcOffset } = offer
  const now = useNow()
  return (
    <View className={styles.part}>
      <View className={textStyles.item} role="heading" ariaLevel={2}>
        <Text>{t('gift.give.preview')}</Text>
      </View>
      <GiftFace
        card={card}
        message={form.values.message}
        who={t('gift.accept.from', { giver: offer.from ?? '' })}
        show={offer}
        qty={chosen.length}
        seats={chosen.map(({ seatDesc }) => seatDesc)}
      />
      <Notice>
        {until !== null && (
          <Text className={styles.line}>{t('gift.give.until', { time: nearTime(until, { now, utcOffset }, t) })}</Text>
        )}
        <Text className={styles.line}>{t('gift.give.codeStops')}</Text>
      </Notice>
    </View>
  )
})
