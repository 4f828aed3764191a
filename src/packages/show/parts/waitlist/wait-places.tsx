import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { WaitPlace } from '@/api/waitlist'
import { ChannelLine } from '@/components/reminder/channel-line'
import { ChannelSheet } from '@/components/reminder/channel-sheet'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Countdown } from '@/components/ui/countdown/countdown'
import { showTexts } from '@/locales/namespaces/show'
import { joinFacts } from '@/lib/join-facts'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { ShowSale } from '../../sale/show-sale'
import { waitOffer } from '../../sale/wait-offer'
import { useWaitAction } from './use-wait-action'
import styles from './waitlist.module.scss'

/** Draws this buyer's waitlist entries for the show: positions, offers with their remaining time, missed offers. */
export const WaitPlaces = observer(({ sale }: { sale: ShowSale }) => {
  const { waitlist } = sale
  return waitlist.places.map((place) => <Place key={place.waitId} sale={sale} place={place} />)
})

const Place = observer(({ sale, place }: { sale: ShowSale; place: WaitPlace }) => {
  const t = useTexts(showTexts)
  const { state, sessionName, seatPlanName, quantity, offered, offerUntil } = place
  const count = state === 'OFFERED' ? offered : quantity
  return (
    <View className={styles.card} role="region" ariaLabel={t('wait.title')}>
      <View className={styles.row}>
        <View className={boxStyles.fillColumn}>
          <Text className={styles.name}>{t(`wait.state.${stateOf(place)}`)}</Text>
          <Text className={textStyles.meta}>
            {joinFacts([sessionName, seatPlanName, t('pick.tickets', { count })])}
          </Text>
        </View>
        {state === 'OFFERED' && offerUntil !== null && (
          <Countdown
            className={styles.time}
            until={offerUntil}
            hideHours
            label={t('wait.left')}
            onEnd={() => void sale.waitlist.list.load()}
          />
        )}
      </View>
      <PlaceLine place={place} />
      {state === 'WAITING' && <PlaceChannel sale={sale} place={place} />}
      <PlaceActions sale={sale} place={place} />
    </View>
  )
})

/** Entries in other final states are not displayed. */
const stateOf = ({ state }: WaitPlace) => (state === 'OFFERED' || state === 'MISSED' ? state : 'WAITING')

/** Draws the buyer's current position or offer. */
function PlaceLine({ place: { state, place, unitsBefore, quantity, offered } }: { place: WaitPlace }) {
  const t = useTexts(showTexts)
  if (state === 'MISSED') return <Text className={textStyles.meta}>{t('wait.missedNote')}</Text>
  if (state === 'OFFERED') {
    const note = offered < quantity ? t('wait.fewer', { count: offered, wanted: quantity }) : t('wait.offerNote')
    return <Text className={textStyles.meta}>{note}</Text>
  }
  if (place === null) return null
  return (
    <Text className={styles.place}>
      {place === 1 ? t('wait.first') : t('wait.place', { place, count: unitsBefore ?? 0 })}
    </Text>
  )
}

/** Draws the channel by which the buyer is notified of offers. */
const PlaceChannel = observer(({ sale, place }: { sale: ShowSale; place: WaitPlace }) => {
  const [open, setOpen] = useState(false)
  const { remindType } = place
  return (
    <>
      <ChannelLine value={remindType} onClick={() => setOpen(true)} />
      <ChannelSheet
        open={open}
        onClose={() => setOpen(false)}
        occasion="WAIT_LIST"
        channels={sale.buyer.channels}
        value={remindType}
        onChange={(channel) => sale.waitlist.setChannel(place, channel)}
      />
    </>
  )
})

const PlaceActions = observer(({ sale, place }: { sale: ShowSale; place: WaitPlace }) => {
  const t = useTexts(showTexts)
  const run = useWaitAction()
  const { dialogs } = useServices()
  const { waitlist } = sale
  const leave = async () => {
    const sure = await dialogs.confirm({
      title: t('wait.leaveAsk'),
      content: t('wait.leaveNote'),
      confirmText: t('wait.leave'),
      cancelText: t('wait.keep'),
      tone: 'danger',
    })
    if (sure) await run(waitlist.leave(place))
  }
  if (place.state === 'MISSED') return null
  return (
    <View className={styles.acts}>
      <Button kind="quiet" size="m" onClick={leave}>
        {t('wait.leave')}
      </Button>
      {place.state !== 'OFFERED' ? (
        <Button kind="quiet" size="m" to={linkTo('wait-list-instruction')}>
          {t('wait.how')}
        </Button>
      ) : (
        place !== waitOffer(sale) && (
          <Button kind="secondary" size="m" to={waitlist.orderOf(place)}>
            {t('wait.order')}
          </Button>
        )
      )}
    </View>
  )
})
