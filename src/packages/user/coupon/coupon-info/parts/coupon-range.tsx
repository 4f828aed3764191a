import { Text, View } from '@tarojs/components'
import type { CouponKindDetail, OwnCouponDetail } from '@/api/coupon'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Card } from '@/components/ui/card/card'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { joinFacts } from '@/lib/join-facts'
import { couponTexts } from '@/locales/namespaces/coupon'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import styles from './coupon-range.module.scss'

type Detail = OwnCouponDetail | CouponKindDetail

/** Draws the shows, sessions and tiers in a coupon's scope, the exceptions, and links to all of its shows and goods. */
export function CouponRange({ coupon }: { coupon: Detail }) {
  const t = useTexts(couponTexts)
  const { couponRangeVoList: range, excludeScopeDesc, showCount, itemCount, couponTemplateId, title } = coupon
  const now = useNow()
  const isOver = ('couponId' in coupon && coupon.couponStatus === 'USED') || now >= (coupon.expireTime ?? Infinity)
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
      {!isOver && showCount + itemCount > 0 && (
        <ListGroup>
          {showCount > 0 && <ListRow icon="list" title={t('coupon.showCount', { count: showCount })} to={shows} />}
          {itemCount > 0 && (
            <ListRow icon="gift" title={t('coupon.itemCount', { count: itemCount })} to={linkTo('shop')} />
          )}
        </ListGroup>
      )}
    </>
  )
}
