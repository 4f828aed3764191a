import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { LocalAmount } from '@/components/local-amount/local-amount'
import { pointCount } from '@/components/points/points-text'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Price } from '@/components/ui/price/price'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Pressable } from '@/components/ui/pressable/pressable'
import { checkoutTexts } from '@/locales/namespaces/checkout'
import textStyles from '@/styles/text.module.scss'
import { AgreementLine } from '../agreement/agreement-line'
import type { CheckoutView } from '../checkout.model'
import { PriceLines } from '../prices/price-lines'
import styles from './submit-bar.module.scss'

/** Draws the agreement, the sum and the button. A tap on the sum shows its parts. */
export const SubmitBar = observer(({ model }: { model: CheckoutView }) => {
  const t = useTexts(checkoutTexts)
  const [open, setOpen] = useState(false)
  const { agreement, price } = model
  if (!price) return null
  const { payAmount, payPoints = 0, priceLines, total } = price
  const amount = { kind: 'amount', amount: payAmount, from: false } as const
  const sum = (
    <Pressable className={styles.sum} ariaHaspopup="dialog" onClick={() => setOpen(true)}>
      <View>
        <Price price={amount} size="l" tone="ink" />
        <LocalAmount price={amount} />
        {payPoints > 0 && (
          <Text className={textStyles.meta}>
            {t('price.andPoints', { count: payPoints, number: pointCount(payPoints) })}
          </Text>
        )}
      </View>
      <Text className={styles.word}>{t('confirm.breakdown')}</Text>
      <Icon name="chevron-up" size="s" className={textStyles.secondary} />
    </Pressable>
  )
  return (
    <>
      <BottomBar lead={sum} above={agreement.shown && <AgreementLine agreement={agreement} />}>
        <SubmitButton model={model} />
      </BottomBar>
      <Sheet open={open} title={t('confirm.breakdown')} onClose={() => setOpen(false)}>
        <PriceLines lines={priceLines} sum={payAmount} total={total} points={payPoints} />
      </Sheet>
    </>
  )
})

/** Submits the order; busy while its price or addresses load, since the buyer may only agree to displayed values. */
export const SubmitButton = observer(({ model, block }: { model: CheckoutView; block?: boolean }) => {
  const t = useTexts(checkoutTexts)
  return (
    <Button block={block} loading={model.busy || model.loading} onClick={model.submit}>
      {t('confirm.submit')}
    </Button>
  )
})
