import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import { LocalAmount } from '@/components/local-amount/local-amount'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Price } from '@/components/ui/price/price'
import { Sheet } from '@/components/ui/sheet/sheet'
import { Pressable } from '@/components/ui/pressable/pressable'
import { orderTexts } from '@/locales/namespaces/order'
import { PriceLines } from '../../../parts/price-lines/price-lines'
import type { ConfirmOrderModel } from '../../confirm-order.model'
import { AgreementLine } from '../agreement-line/agreement-line'
import styles from './submit-bar.module.scss'

/** The agreement, the sum, which opens what it is made of, and the one button. */
export const SubmitBar = observer(({ model }: { model: ConfirmOrderModel }) => {
  const t = useTexts(orderTexts)
  const [open, setOpen] = useState(false)
  const { pre } = model
  if (!pre) return null
  const price = { kind: 'amount', amount: pre.payAmount, from: false } as const
  const sum = (
    <Pressable className={styles.sum} ariaHaspopup="dialog" onClick={() => setOpen(true)}>
      <View>
        <Price price={price} size="l" tone="ink" />
        <LocalAmount price={price} />
      </View>
      <Text className={styles.word}>{t('confirm.breakdown')}</Text>
      <Icon name="chevron-up" size="s" className={styles.mark} />
    </Pressable>
  )
  return (
    <>
      <BottomBar lead={sum} above={model.agreement && <AgreementLine model={model} />}>
        <SubmitButton model={model} />
      </BottomBar>
      <Sheet open={open} title={t('confirm.breakdown')} onClose={() => setOpen(false)}>
        <PriceLines lines={pre.priceLines} sum={pre.payAmount} total={pre.total} />
      </Sheet>
    </>
  )
})

/** Submits the order; busy while the price loads, since only a shown price may be agreed to. */
export const SubmitButton = observer(({ model, block }: { model: ConfirmOrderModel; block?: boolean }) => {
  const t = useTexts(orderTexts)
  return (
    <Button block={block} loading={model.busy || model.pricing.pre.pending} onClick={model.submit}>
      {t('confirm.submit')}
    </Button>
  )
})
