import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { GrabSession } from '@/api/grab'
import { useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Checkbox } from '@/components/ui/checkbox/checkbox'
import { classes } from '@/components/ui/classes'
import { MemberPriceLine } from '@/components/ui/member-price/member-price'
import { Price } from '@/components/ui/price/price'
import { Sheet } from '@/components/ui/sheet/sheet'
import { MAX_GRAB_CHOICES } from '@/domain/grab'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import { orderTexts } from '@/locales/namespaces/order'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { PreloadTicketModel } from '../../preload-ticket.model'
import { unitMemberPrice, unitPrice } from '../../tier'
import styles from './tier-sheet.module.scss'

interface TierSheetProps {
  model: PreloadTicketModel
  open: boolean
  onClose: () => void
}

/** Draws the sheet for choosing sessions and tiers. */
export const TierSheet = observer(({ model, open, onClose }: TierSheetProps) => {
  const t = useTexts(orderTexts)
  const chosen = { chosen: model.tiers.length, max: MAX_GRAB_CHOICES }
  const count = useTexts(checkoutTexts)('confirm.chosenOf', chosen)
  const footer = (
    <Button block onClick={onClose}>
      {t('button.done')}
    </Button>
  )
  return (
    <Sheet open={open} title={t('grab.chooseTiers')} onClose={onClose} footer={footer}>
      <View className={textStyles.meta} ariaLive="polite">
        <Text>{count}</Text>
      </View>
      {model.details?.sessions.map((session) => (
        <Session key={session.sessionId} model={model} session={session} />
      ))}
    </Sheet>
  )
})

const Session = observer(({ model, session }: { model: PreloadTicketModel; session: GrabSession }) => {
  const { shop, userFacts } = useServices().stores
  const { details, showId } = model
  const { sessionId, sessionName, plans } = session
  return (
    <View className={boxStyles.above4} role="group" ariaLabel={sessionName}>
      <View className={styles.title} role="heading" ariaLevel={3}>
        {sessionName}
      </View>
      {plans.map((plan) => {
        const { seatPlanId, seatPlanName } = plan
        const choice = { sessionId, seatPlanId }
        const chosen = model.has(choice)
        const price = unitPrice(plan, details, shop.priceHiding)
        const member = unitMemberPrice({ ...plan, sessionId }, { showId, details, shown: price }, userFacts.rates)
        return (
          <Checkbox
            key={seatPlanId}
            className={styles.choice}
            checked={chosen}
            disabled={!chosen && model.tiers.length >= MAX_GRAB_CHOICES}
            onChange={() => model.toggle(choice)}
          >
            <View className={styles.row}>
              <Text className={classes(textStyles.body, styles.name)}>{seatPlanName}</Text>
              <MemberPriceLine price={member} />
              <Price price={price} size="s" tone="ink" />
            </View>
          </Checkbox>
        )
      })}
    </View>
  )
})
