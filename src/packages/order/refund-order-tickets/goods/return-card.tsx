import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState } from 'react'
import type { GoodsReturn } from '@/api/goods-return'
import { FactGroup } from '@/components/after-sale/preview-card'
import { momentText } from '@/components/dates'
import type { OrderTone } from '@/components/order/order-tone'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { Field } from '@/components/ui/field/field'
import { Timeline } from '@/components/ui/timeline/timeline'
import { isReturnOpen, type ReturnState } from '@/domain/goods/return'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { joinFacts } from '@/lib/join-facts'
import { formatMoney } from '@/locales/format-money'
import { returnsTexts } from '@/locales/namespaces/returns'
import type { GoodsRefundModel } from './goods-refund.model'
import styles from './goods-refund.module.scss'

const TONES: Record<ReturnState, OrderTone> = {
  ...{ APPLIED: 'plain', AGREED: 'due', SENT: 'plain', RECEIVED: 'plain', REFUNDED: 'good' },
  ...{ REJECTED: 'bad', CANCELED: 'over' },
}

interface ReturnCardProps {
  item: GoodsReturn
  model: GoodsRefundModel
  /** Names of the returned pieces. */
  pieces: readonly string[]
}

/** Draws a return: its state, who must act and until when, the money, and its progress. */
export const ReturnCard = observer(({ item, model, pieces }: ReturnCardProps) => {
  const t = useTexts(returnsTexts)
  const now = useNow()
  const { kind, state, reason, amount, rejection, actor, until, address, expressNo, company, canCancel, progress } =
    item
  const moment = (time: number) => momentText(time, { now, utcOffset: SHOP_OFFSET }, t)
  const steps = [...progress].reverse().map((step) => ({
    title: t(`returns.step.${step.state}`),
    content: moment(step.time),
  }))
  return (
    <Card
      title={t(`returns.kind.${kind}`)}
      mark={<StateTag tone={TONES[state]}>{t(`returns.state.${state}`)}</StateTag>}
    >
      <FactRow
        title={t('returns.next')}
        value={
          actor === 'NONE' || until === null || !isReturnOpen(state)
            ? null
            : t(`returns.until.${state}`, { time: moment(until) })
        }
      />
      <FactRow
        title={t('returns.rejection')}
        value={rejection === 'NONE' ? null : t(`returns.rejections.${rejection}`)}
      />
      <FactRow title={t('returns.address')} value={address || null} />
      <FactRow title={t('returns.parcel')} value={expressNo ? joinFacts([company, expressNo]) : null} />
      {state === 'AGREED' && <ParcelForm item={item} model={model} />}
      <FactGroup>
        {pieces.map((text, at) => (
          <FactRow key={text} title={at === 0 ? t('returns.pieces') : ''} value={text} />
        ))}
        <FactRow title={t('returns.reason')} value={kind === 'STOP' ? null : t(`returns.reasons.${reason}`)} />
        <FactRow title={t('returns.amount')} value={t('price.amount', { amount: formatMoney(amount) })} />
      </FactGroup>
      <Timeline label={t('returns.progress')} steps={steps} isOver={!isReturnOpen(state)} />
      {canCancel && (
        <Button kind="quiet" onClick={() => model.cancel(item)}>
          {t('returns.cancel')}
        </Button>
      )}
    </Card>
  )
})

/** Draws the fields for the parcel with the returned goods. */
function ParcelForm({ item, model }: Pick<ReturnCardProps, 'item' | 'model'>) {
  const t = useTexts(returnsTexts)
  const [company, setCompany] = useState('')
  const [expressNo, setNumber] = useState('')
  const [tried, setTried] = useState(false)
  const isNumber = /^[A-Za-z0-9-]{6,32}$/.test(expressNo)
  const send = () => {
    setTried(true)
    return isNumber && company.trim() !== '' ? model.send(item, { company: company.trim(), expressNo }) : undefined
  }
  return (
    <View className={styles.parcel}>
      <Field
        label={t('returns.company')}
        value={company}
        maxlength={40}
        onInput={setCompany}
        error={tried && company.trim() === '' ? t('returns.companyMissing') : ''}
      />
      <Field
        label={t('returns.number')}
        value={expressNo}
        maxlength={32}
        onInput={(value) => setNumber(value.trim())}
        error={tried && !isNumber ? t('returns.numberWrong') : ''}
      />
      <Button kind="secondary" onClick={send}>
        {t('returns.sent')}
      </Button>
    </View>
  )
}
