import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Gift } from '@/api/transfer'
import { SupportRow } from '@/components/contact/support-row'
import { problemText } from '@/components/form/problem'
import { StateHead } from '@/components/order/state-head/state-head'
import { nearTime } from '@/components/dates'
import { useNow, useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Notice } from '@/components/ui/notice/notice'
import { giftTexts } from '@/locales/namespaces/gift'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { GiftFace } from '@/components/ticket/gift-face/gift-face'
import type { SentGiftModel } from '../../sent-gift.model'
import { GIFT_TONES } from '../../../parts/gift-tones'
import styles from './sent-gift.module.scss'

const TEXTS = {
  TRANSFERRING: { title: 'gift.given.waiting', note: 'gift.given.waitingNote' },
  ACCEPTED: { title: 'gift.given.done', note: 'gift.given.doneNote' },
  CANCELLED: { title: 'gift.given.cancelled', note: 'gift.given.cancelledNote' },
  EXPIRED: { title: 'gift.given.expired', note: 'gift.given.expiredNote' },
} as const

/** Draws a sent gift with its state and its actions. */
export const SentGift = observer(({ model, gift }: { model: SentGiftModel; gift: Gift }) => {
  const t = useTexts(giftTexts)
  const { problem } = model
  const state = model.state ?? gift.state
  const { title, note } = TEXTS[state]
  const at = state === 'ACCEPTED' ? (gift.closedAt ?? gift.expiresAt) : gift.expiresAt
  const time = nearTime(at, { now: useNow(), utcOffset: gift.utcOffset }, t)
  return (
    <View className={styles.page}>
      <StateHead state={t(title, { phone: gift.to })} tone={GIFT_TONES[state]} hint={t(note, { time })} />
      <View className={styles.columns}>
        <GiftFace
          card={gift.card}
          message={gift.message}
          who={t('gift.accept.for', { phone: gift.to })}
          show={gift}
          qty={gift.qty}
          seats={gift.places.map(({ seatDesc }) => seatDesc)}
        />
        <View className={styles.part}>
          {problem && <Notice tone="danger">{problemText(t, problem)}</Notice>}
          {state === 'TRANSFERRING' ? <OpenActs model={model} /> : <ClosedActs gift={gift} />}
          <ListGroup>
            <ListRow icon="gift" title={t('gift.given.list')} to={linkTo('send-mine-ticket')} />
            <ListRow icon="info" title={t('gift.give.rules')} to={linkTo('send-rule')} />
          </ListGroup>
          <SupportRow showId={gift.showId} />
        </View>
      </View>
    </View>
  )
})

/**
 * Draws the actions of a gift that is not accepted yet. The buyer can send the link with the host's button, the share
 * panel or the clipboard, or withdraw the gift.
 */
const OpenActs = observer(({ model }: { model: SentGiftModel }) => {
  const t = useTexts(giftTexts)
  const { dialogs, platform } = useServices()
  const { buttonType } = platform.share
  const share = async (): Promise<void> => {
    const { kind } = await model.share()
    if (kind === 'copied') dialogs.toast(t('gift.given.copied'))
    if (kind === 'failed') dialogs.toast(t('error.copyFailed'))
  }
  return (
    <View className={boxStyles.stack3}>
      <Text className={textStyles.metaNumerals}>{t('gift.given.smsNote')}</Text>
      {model.mayShare && (
        <Button block icon="share" {...(buttonType ? { native: { openType: buttonType } } : { onClick: share })}>
          {t('gift.given.share')}
        </Button>
      )}
      {platform.host.isWeb && (
        <ButtonRow
          actions={[
            { text: t('gift.given.copyLink'), onClick: model.copyLink, secondary: true },
            { text: t('gift.given.copyMessage'), onClick: model.copyMessage, secondary: true },
          ]}
        />
      )}
      <Button block kind="quiet" size="m" onClick={model.revoke}>
        {t('gift.given.revoke')}
      </Button>
    </View>
  )
})

function ClosedActs({ gift }: { gift: Gift }) {
  const t = useTexts(giftTexts)
  return (
    <Button block kind="secondary" to={linkTo('ticket-detail-new', { id: gift.voucherId })}>
      {t('gift.give.toTicket')}
    </Button>
  )
}
