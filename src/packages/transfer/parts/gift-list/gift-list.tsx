import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { Gift } from '@/api/transfer'
import { ListView } from '@/components/lists/list-view'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { sessionText } from '@/components/dates'
import { CardPage } from '@/components/ui/card-page/card-page'
import { Empty } from '@/components/ui/empty/empty'
import { Pressable } from '@/components/ui/pressable/pressable'
import { Segmented } from '@/components/ui/segmented/segmented'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { giftCardPicture } from '@/domain/ticket/gift-card'
import { joinFacts } from '@/lib/join-facts'
import { giftTexts } from '@/locales/namespaces/gift'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { type GiftBox, giftKey, type GiftListModel } from './gift-list.model'
import { GIFT_TONES } from '../gift-tones'
import styles from './gift-list.module.scss'

/** Draws the gifts that an account sent and received. */
export const GiftList = observer(({ model }: { model: GiftListModel }) => {
  const t = useTexts(giftTexts)
  const { box } = model
  const given = box === 'GIVEN'
  const boxes = [
    { value: 'GIVEN', text: t('gift.list.given') },
    { value: 'RECEIVED', text: t('gift.list.received') },
  ] as const
  return (
    <CardPage desktop="wide">
      <Segmented<GiftBox> options={boxes} value={box} onChange={model.choose} label={t('gift.list.boxes')} />
      <ListView
        list={model.pages}
        keyOf={giftKey}
        className={styles.list}
        label={t(given ? 'gift.list.given' : 'gift.list.received')}
        skeleton={<Skeleton shape="block" height="96px" className={styles.ghost} />}
        empty={
          <Empty
            scene="no-ticket"
            sentence={t(given ? 'gift.list.noGiven' : 'gift.list.noReceived')}
            hint={t(given ? 'gift.list.givenHint' : 'gift.list.receivedHint')}
            action={{ text: t('gift.accept.toHolder'), to: linkTo('ticket-holder') }}
          />
        }
      >
        {(gift) => (
          <View role="listitem">
            <Row gift={gift} given={given} />
          </View>
        )}
      </ListView>
    </CardPage>
  )
})

function Row({ gift, given }: { gift: Gift; given: boolean }) {
  const t = useTexts(giftTexts)
  const now = useNow()
  const { card, showName, qty, state, transferId, secret } = gift
  const to = given ? linkTo('send-mine-ticket', { transferId }) : linkTo('accept-mine-ticket', { gift: secret })
  const who = given ? t('gift.list.to', { phone: gift.to }) : t('gift.list.from', { giver: gift.from })
  return (
    <Pressable className={styles.gift} still to={to}>
      <Image className={styles.picture} src={giftCardPicture(card)} mode="aspectFill" ariaLabel="" />
      <View className={boxStyles.fillColumn1}>
        <Text className={styles.name}>{showName}</Text>
        <Text className={textStyles.metaNumerals}>{sessionText(gift, t, now)}</Text>
        <Text className={textStyles.metaNumerals}>{joinFacts([t('common.ticketCount', { count: qty }), who])}</Text>
        <StateTag tone={GIFT_TONES[state]} className={styles.state}>
          {t(given ? `gift.state.${state}` : `gift.received.${state}`)}
        </StateTag>
      </View>
    </Pressable>
  )
}
