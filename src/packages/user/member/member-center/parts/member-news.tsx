import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { CurrentLevel } from '@/api/member'
import { dayText } from '@/components/dates'
import { BirthdayGifts } from '@/components/member/birthday-gifts/birthday-gifts'
import { pointCount } from '@/components/points/points-text'
import { useNow, useServices } from '@/components/services'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Notice } from '@/components/ui/notice/notice'
import { lastMoment } from '@/domain/coupon/validity'
import { levelEndsSoon } from '@/domain/member/progress'
import { SHOP_OFFSET } from '@/domain/schedule/local-time'
import { memberCenterTexts } from '@/locales/namespaces/member-center'
import type { MemberCenterModel } from '../member-center.model'

/** Draws notices for the buyer: the login prompt, the end of the level, the birthday gift. */
export const MemberNews = observer(({ model }: { model: MemberCenterModel }) => {
  const t = useTexts(memberCenterTexts)
  const now = useNow()
  const { navigate } = useServices()
  const { collect, gift, loggedIn, own } = model
  if (!loggedIn)
    return (
      <Notice
        action={
          <Button size="s" kind="secondary" to={navigate.loginLink()} onClick={() => navigate.openLogin()}>
            {t('button.login')}
          </Button>
        }
      >
        {t('memberCenter.visitor')}
      </Notice>
    )
  return (
    <>
      {own && levelEndsSoon(own.endTime, now) && <EndNotice own={own} />}
      {gift && (
        <Card
          title={t('memberCenter.gift')}
          note={t('memberCenter.giftUntil', {
            time: dayText(lastMoment(gift.endTime, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t),
          })}
        >
          <BirthdayGifts gifts={gift.gifts} />
          <Button block kind="secondary" onClick={collect}>
            {t('memberCenter.collect')}
          </Button>
        </Card>
      )}
    </>
  )
})

/** Draws the end date of the level, and the growth that the buyer still needs to retain the level. */
function EndNotice({ own: { endTime, primeLevelName, review } }: { own: CurrentLevel }) {
  const t = useTexts(memberCenterTexts)
  const now = useNow()
  const time = dayText(lastMoment(endTime ?? now, SHOP_OFFSET), { now, utcOffset: SHOP_OFFSET }, t)
  const missing = review ? Math.max(0, review.needed - review.counted) : 0
  return (
    <Notice tone="notice">
      <Text>{t('memberCenter.ends', { name: primeLevelName, time })}</Text>
      {missing > 0 && <Text>{t('memberCenter.keeps', { number: pointCount(missing) })}</Text>}
    </Notice>
  )
}
