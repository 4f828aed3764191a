import { observer } from 'mobx-react'
import type { Wallet, WalletEntry } from '@/api/wallet'
import { validText } from '@/components/coupon/coupon-text'
import type { Resource } from '@/components/screen/async-resource'
import { AsyncView } from '@/components/screen/async-view'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { formatMoney } from '@/locales/format-money'
import { cardTexts } from '@/locales/namespaces/card'
import { couponTexts } from '@/locales/namespaces/coupon'
import { walletTexts } from '@/locales/namespaces/wallet'
import { linkTo } from '@/router/link-to'
import blockStyles from '../../parts/block.module.scss'

const linkOf = ({ kind, id, kindId }: WalletEntry) =>
  kind === 'COUPON'
    ? linkTo('coupon-info', { couponId: id, couponTemplateId: kindId })
    : linkTo('card-detail', { cardId: kindId, userCardInstanceId: id })

function Entry({ entry }: { entry: WalletEntry }) {
  const t = useTexts(cardTexts)
  const coupon = useTexts(couponTexts)
  const { kind, title, amount, timesLeft, endTime } = entry
  const times = timesLeft === null ? undefined : t('card.times', { count: timesLeft })
  return (
    <ListRow
      icon={kind === 'COUPON' ? 'coupon' : 'card'}
      title={title}
      note={validText({ startTime: null, expireTime: endTime }, useNow(), coupon)}
      value={amount === null ? times : t('price.amount', { amount: formatMoney(amount) })}
      to={linkOf(entry)}
    />
  )
}

interface EndsFirstProps {
  of: Resource<Wallet>
  /** True if the merchant shows this module. */
  coupons: boolean
  cards: boolean
}

/** Draws the coupons and cards that expire first, the earliest at the top. Draws nothing if nothing expires. */
export const EndsFirst = observer(({ of, coupons, cards }: EndsFirstProps) => {
  const t = useTexts(walletTexts)
  const shown = of.value?.endsFirst.filter(({ kind }) => (kind === 'COUPON' ? coupons : cards))
  if (shown?.length === 0) return null
  return (
    <Section className={blockStyles.block} title={t('wallet.endsFirst')}>
      <AsyncView compact of={of} skeleton={<Skeleton shape="block" height="288px" />}>
        {() => (
          <ListGroup>
            {shown?.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </ListGroup>
        )}
      </AsyncView>
    </Section>
  )
})
