import { Text, View } from '@tarojs/components'
import { useState } from 'react'
import type { CouponKindDetail } from '@/api/coupon'
import { joinFacts } from '@/lib/join-facts'
import { couponTexts } from '@/locales/namespaces/coupon'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { useNow } from '../../services'
import { useTexts } from '../../texts'
import { ListGroup, ListRow } from '../../ui/list-row/list-row'
import { Section } from '../../ui/section/section'
import { Sheet } from '../../ui/sheet/sheet'
import { conditionText, kindValidText } from '../coupon-text'

/** Draws a row that opens the usage instructions of coupons in a dialog. */
export function CouponUsage({ kinds }: { kinds: readonly CouponKindDetail[] }) {
  const t = useTexts(couponTexts)
  const [open, setOpen] = useState(false)
  return (
    <>
      <ListGroup>
        <ListRow icon="info" title={t('coupon.rules')} onClick={() => setOpen(true)} />
      </ListGroup>
      <Sheet open={open} title={t('coupon.rules')} onClose={() => setOpen(false)}>
        <View className={boxStyles.stack4}>
          {kinds.map((kind) => (
            <Instructions key={kind.couponTemplateId} kind={kind} />
          ))}
        </View>
      </Sheet>
    </>
  )
}

/** Draws the conditions, the validity, the rules, the exceptions and the places of a coupon. */
function Instructions({ kind }: { kind: CouponKindDetail }) {
  const t = useTexts(couponTexts)
  const now = useNow()
  const { restrictionDescription, promotionDescription, ruleComments, excludeScopeDesc, channelNames } = kind
  const lines = [
    conditionText(kind, t),
    kindValidText(kind, now, t),
    ...[restrictionDescription, promotionDescription, ...ruleComments, excludeScopeDesc],
    channelNames.length > 0 ? joinFacts([t('coupon.where'), ...channelNames]) : '',
  ]
  return (
    <Section title={kind.title} level={3}>
      {[...new Set(lines.filter(Boolean))].map((line) => (
        <Text key={line} className={textStyles.paragraph}>
          {line}
        </Text>
      ))}
    </Section>
  )
}
