import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'
import type { Layout } from '@/api/layout'
import { drawnWidth } from '@/domain/drawn-picture'
import { scrollPopupHeight } from '@/domain/scroll-popup'
import { layoutTexts } from '@/locales/namespaces/layout'
import { follow } from '@/router/follow'
import { ComponentKindContext } from '../../link/component-kind'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Button } from '../../ui/button/button'
import { Picture } from '../../ui/picture/picture'
import { Pressable } from '../../ui/pressable/pressable'
import { Sheet } from '../../ui/sheet/sheet'
import { CouponOffers } from '../coupon-list/coupon-offers'
import { useTarget } from '../use-target'
import styles from './layout-windows.module.scss'
import { MemberWindows } from './member-windows'
import { type PageWindow, WindowQueue } from './window-queue'

const PICTURE = drawnWidth(343, 448, '92vw')

export interface LayoutWindowsProps {
  layout: Layout
  /** Id of the page's show; '' otherwise. */
  showId: string
  /** True for a page that also shows the popups about the membership. */
  popups: boolean
}

/**
 * Draws the popups of a page, one at a time: notices, popups about the membership, then the merchant's components.
 */
export const LayoutWindows = observer(({ layout, showId, popups }: LayoutWindowsProps) => {
  const services = useServices()
  const queue = useMemo(() => new WindowQueue(services, layout, showId), [services, layout, showId])
  const { current, close } = queue
  if (current?.kind === 'notice') return <NoticeWindow key={current.id} notice={current.notice} onClose={close} />
  const component = current && <ComponentWindow key={current.id} component={current.component} onClose={close} />
  return popups ? <MemberWindows>{component}</MemberWindows> : component
})

interface Closing {
  onClose: () => void
}

type ComponentOf<Type> = Extract<Extract<PageWindow, { kind: 'component' }>['component'], { type: Type }>

function ComponentWindow({
  component,
  onClose,
}: Closing & Pick<Extract<PageWindow, { kind: 'component' }>, 'component'>) {
  return (
    <ComponentKindContext.Provider value={component.type}>
      {component.type === 'COUPON_WINDOW' ? (
        <CouponWindow component={component} onClose={onClose} />
      ) : (
        <BannerWindow component={component} onClose={onClose} />
      )}
    </ComponentKindContext.Provider>
  )
}

function NoticeWindow({ notice, onClose }: Closing & Pick<Extract<PageWindow, { kind: 'notice' }>, 'notice'>) {
  const t = useTexts(layoutTexts)
  const { navigate, platform } = useServices()
  const { noticeTitle, noticeContent, noticeMoreUrl } = notice
  const handleMore = () => {
    onClose()
    return follow(navigate, noticeMoreUrl)
  }
  return (
    <Sheet
      open
      title={noticeTitle || t('home.announcement')}
      maxHeight={scrollPopupHeight(platform.system.window(), true)}
      onClose={onClose}
      footer={
        <Button block onClick={onClose}>
          {t('button.gotIt')}
        </Button>
      }
    >
      <Text className={styles.text}>{noticeContent}</Text>
      {noticeMoreUrl !== '' && (
        <Button className={styles.more} kind="quiet" size="m" to={noticeMoreUrl} onClick={handleMore}>
          {t('button.more')}
        </Button>
      )}
    </Sheet>
  )
}

function BannerWindow({ component, onClose }: Closing & { component: ComponentOf<'BANNER_WINDOW'> }) {
  const t = useTexts(layoutTexts)
  const leadsTo = useTarget()
  const { imageUrl, alt, target } = component
  const { to, onClick } = leadsTo(target)
  const handleOpen = () => {
    onClose()
    return onClick?.()
  }
  return (
    <Sheet open title={alt || t('home.announcement')} onClose={onClose}>
      <Pressable className={styles.banner} label={alt || t('home.announcement')} to={to} onClick={handleOpen}>
        <Picture className={styles.picture} src={imageUrl} alt="" width={PICTURE} mode="widthFix" />
      </Pressable>
    </Sheet>
  )
}

function CouponWindow({ component, onClose }: Closing & { component: ComponentOf<'COUPON_WINDOW'> }) {
  const t = useTexts(layoutTexts)
  return (
    <Sheet open title={component.title || t('layout.coupons')} onClose={onClose}>
      <View className={styles.coupons}>
        <CouponOffers component={component} />
      </View>
    </Sheet>
  )
}
