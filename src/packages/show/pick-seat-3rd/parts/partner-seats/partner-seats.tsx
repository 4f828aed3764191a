import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { HoldCountdown } from '@/components/seat/hold-countdown/hold-countdown'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Notice } from '@/components/ui/notice/notice'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { showTexts } from '@/locales/namespaces/show'
import textStyles from '@/styles/text.module.scss'
import type { PickSeat3rdModel } from '../../pick-seat-3rd.model'
import styles from './partner-seats.module.scss'

/** Draws the current step between the partner's page and the order, with the button for the next action. */
export const PartnerSeats = observer(({ model }: { model: PickSeat3rdModel }) => {
  const { step, failure } = model
  if (step === 'loading') return <Skeleton shape="block" height="160px" />
  return (
    <>
      <View className={styles.card}>{step === 'held' ? <Held model={model} /> : <PartnerLink model={model} />}</View>
      {failure !== '' && <Notice tone="danger">{failure}</Notice>}
    </>
  )
})

const Held = observer(({ model }: { model: PickSeat3rdModel }) => {
  const t = useTexts(showTexts)
  const { hold } = model
  if (!hold) return null
  return (
    <>
      <View className={textStyles.itemStrong} role="heading" ariaLevel={2}>
        {t('partner.held')}
      </View>
      <HoldCountdown expiresAt={hold.expiresAt} onOver={model.end} />
      {hold.seats.map(({ seatId, seatDesc, seatPlanName }) => (
        <View key={seatId} className={styles.seat}>
          <Text>{seatDesc}</Text>
          <Text className={styles.note}>{seatPlanName}</Text>
        </View>
      ))}
      <Button to={model.order}>{t('partner.go')}</Button>
      <Button kind="secondary" onClick={model.open}>
        {t('partner.others')}
      </Button>
    </>
  )
})

const PartnerLink = observer(({ model }: { model: PickSeat3rdModel }) => {
  const t = useTexts(showTexts)
  const { navigate } = useServices()
  const { step, host } = model
  const titles = { none: 'partner.none', away: 'partner.back', checking: 'partner.checking' } as const
  const notes = { none: 'partner.noneHint', away: 'partner.opening', checking: 'partner.opening' } as const
  const other = step === 'none' || step === 'away' || step === 'checking' ? step : null
  return (
    <>
      <View ariaLive="polite">
        <View className={textStyles.itemStrong} role="heading" ariaLevel={2}>
          {t(other ? titles[other] : 'partner.intro')}
        </View>
        <Text className={styles.note}>{t(other ? notes[other] : 'partner.introNote')}</Text>
        {step === 'away' && host !== '' && <Text className={styles.note}>{t('partner.where', { host })}</Text>}
      </View>
      {step === 'checking' || step === 'away' ? (
        <>
          <Button loading={step === 'checking'} onClick={model.checkout}>
            {t('partner.check')}
          </Button>
          <Button kind="secondary" disabled={step === 'checking'} onClick={model.open}>
            {t('partner.again')}
          </Button>
        </>
      ) : (
        <Button to={step === 'visitor' ? navigate.loginLink() : undefined} onClick={model.open}>
          {t(step === 'visitor' ? 'partner.login' : step === 'none' ? 'partner.again' : 'partner.open')}
        </Button>
      )}
    </>
  )
})
