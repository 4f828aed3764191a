import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Price } from '@/components/ui/price/price'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Stepper } from '@/components/ui/stepper/stepper'
import { showTexts } from '@/locales/namespaces/show'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import type { ShowSale } from '../../sale/show-sale'
import type { WaitTier } from '../../sale/show-waitlist'
import styles from './waitlist.module.scss'
import { useWaitAction } from './use-wait-action'

/**
 * Draws the waitlist sheet: the sold-out tiers of the selected session, the number of tickets, and the button to join.
 */
export const WaitSheet = observer(({ sale }: { sale: ShowSale }) => {
  const t = useTexts(showTexts)
  const run = useWaitAction()
  const { waitlist, selection } = sale
  const { tier, tiers } = waitlist
  const footer = (
    <Button block disabled={!tier} onClick={() => run(waitlist.join())}>
      {t('show.action.waitlist')}
    </Button>
  )
  return (
    <Sheet open={waitlist.choosing} onClose={waitlist.close} title={t('wait.title')} footer={footer}>
      <View className={boxStyles.stack4}>
        <Text className={textStyles.meta}>{selection.session?.sessionName}</Text>
        <RadioGroup
          label={t('pick.tier')}
          value={tier?.plan.seatPlanId ?? null}
          onChange={waitlist.chooseTier}
          options={tiers.map((each) => ({
            value: each.plan.seatPlanId,
            content: <TierRow sale={sale} tier={each} />,
            disabled: each.full || each.joined,
          }))}
        />
        <View className={styles.row}>
          <Text className={styles.name}>{t('pick.quantity')}</Text>
          <Stepper
            value={waitlist.quantity}
            max={waitlist.most}
            onChange={waitlist.setQuantity}
            label={t('pick.quantity')}
          />
        </View>
        <Button kind="quiet" size="m" to={linkTo('wait-list-instruction')}>
          {t('wait.how')}
        </Button>
      </View>
    </Sheet>
  )
})

const TierRow = observer(({ sale, tier }: { sale: ShowSale; tier: WaitTier }) => {
  const t = useTexts(showTexts)
  const { plan, waiting, full, joined } = tier
  return (
    <View className={styles.row}>
      <View className={boxStyles.fillColumn}>
        <Text className={styles.name}>{plan.seatPlanName}</Text>
        <Text className={textStyles.meta}>
          {joined ? t('sale.waitlisted') : full ? t('wait.full') : t('wait.inLine', { count: waiting })}
        </Text>
      </View>
      <Price price={sale.priceOf(plan)} tone="ink" />
    </View>
  )
})
