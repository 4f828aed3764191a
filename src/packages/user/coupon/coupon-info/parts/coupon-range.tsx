import { Text, View } from '@tarojs/components'
import type { CouponKindDetail, OwnCouponDetail } from '@/api/coupon'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { joinFacts } from '@/lib/join-facts'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './coupon-range.module.scss'

type Detail = OwnCouponDetail | CouponKindDetail

/** Draws the shows, sessions and tiers in a coupon's scope, the exceptions, and a link to all of the coupon's shows. */
export function CouponRange({ coupon }: { coupon: Detail }) {
  const t = useTexts(couponTexts)
  const { couponRangeVoList: range, excludeScopeDesc, showCount, couponTemplateId, title } = coupon
  if (range.length === 0 && excludeScopeDesc === '' && showCount === 0) return null
  const couponId = 'couponId' in coupon ? { couponId: coupon.couponId } : {}
  const shows = linkTo('coupons-showlist', { couponTemplateId, title, ...couponId })
  return (
    <>
      {(range.length > 0 || excludeScopeDesc !== '') && (
        <Card title={t('coupon.shows')}>
          {range.map(({ showName, sessionRangeVoList }) => (
            <View key={showName} className={styles.show}>
              <Text className={textStyles.bodyStrong}>{showName}</Text>
              {sessionRangeVoList.map(({ sessionName, seatPlanNames }) => (
                <Text key={sessionName} className={textStyles.metaBlock}>
                  {joinFacts([sessionName, seatPlanNames.join(t('common.separator'))])}
                </Text>
              ))}
            </View>
          ))}
          {excludeScopeDesc !== '' && <Text className={textStyles.paragraph}>{excludeScopeDesc}</Text>}
        </Card>
      )}
      {showCount > 0 && (
        <ListGroup>
          <ListRow icon="list" title={t('coupon.showCount', { count: showCount })} to={shows} />
        </ListGroup>
      )}
    </>
  )
}
